import { Column, Entity, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

const text = (name: string) => ({ name, type: 'text' as const, nullable: true });

/**
 * Style of a client's emails to its receivers (SETTINGS-53). The audit records the file names of the images, not
 * their content.
 */
@Entity('custom_email')
export class CustomEmail {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Counts saves, from 1; a save sends the version it is based on (ADR 30). */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('integer', { name: 'client_id' })
  clientId: number;

  @Column(text('company_name'))
  companyName: string | null;

  @Column(text('logo_image_filename'))
  logoImageFilename: string | null;

  @Column(text('logo_image_link'))
  logoImageLink: string | null;

  /** Data URL. */
  @Column({ ...text('logo_image'), select: false })
  logoImage: string | null;

  @Column(text('footer_image_filename'))
  footerImageFilename: string | null;

  @Column(text('footer_image_link'))
  footerImageLink: string | null;

  /** Data URL. */
  @Column({ ...text('footer_image'), select: false })
  footerImage: string | null;

  @Column(text('custom_text_area'))
  customTextArea: string | null;

  @Column(text('contact_phone'))
  contactPhone: string | null;

  @Column(text('contact_email'))
  contactEmail: string | null;

  @Column(text('banner_text_colour'))
  bannerTextColour: string | null;

  @Column(text('banner_background_colour'))
  bannerBackgroundColour: string | null;

  @Column(text('body_heading_colour'))
  bodyHeadingColour: string | null;

  @Column(text('body_text_colour'))
  bodyTextColour: string | null;

  @Column(text('body_background_colour'))
  bodyBackgroundColour: string | null;

  @Column('boolean', { name: 'logo_and_title' })
  logoAndTitle: boolean;

  @Column('boolean', { name: 'default_email_template' })
  defaultEmailTemplate: boolean;

  @Column('boolean', { name: 'is_deleted' })
  isDeleted: boolean;
}
