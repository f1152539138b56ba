import 'reflect-metadata';
import { randomUUID } from 'node:crypto';

import { Body, Controller, Get, Logger, Module, Param, ParseIntPipe, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 16 });

/** Baselines: a bare Nest route that inserts one row, and one that finds a row by key. */
@Controller()
class FloorController {
  @Post('rows')
  async insert(@Body() body: unknown): Promise<{ id: string }> {
    const id = randomUUID();
    await pool.query('insert into floor_row (id, data) values ($1, $2)', [id, body]);
    return { id };
  }

  @Get('rows/:id')
  async find(@Param('id', ParseIntPipe) id: number): Promise<unknown> {
    const { rows } = await pool.query('select * from consignment_list where id = $1', [id]);
    return rows[0] ?? {};
  }
}

@Module({ controllers: [FloorController] })
class FloorModule {}

await pool.query('create table if not exists floor_row (id uuid primary key, data jsonb not null)');
Logger.overrideLogger(false);
const app = await NestFactory.create(FloorModule);
await app.listen(Number(process.env['PORT']), '127.0.0.1');
process.send?.('ready');
