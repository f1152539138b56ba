import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Services that take equally long between the same zones (TRANSIT-06). */
@Entity('service_group')
export class ServiceGroup {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('text')
  group: string;
}
