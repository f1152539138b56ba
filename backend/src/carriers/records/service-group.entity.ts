import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Services with the same transit times between zones (TRANSIT-06). */
@Entity('service_group')
export class ServiceGroup {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('text')
  group: string;
}
