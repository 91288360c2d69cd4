import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'
import { isPostgres } from '../openDatabase.ts'

type Column = ColumnDefinitionBuilder
type Tell = (column: Column) => Column

export const required: Tell = (column) => column.notNull()
export const unique: Tell = (column) => column.notNull().unique()

/** A record that goes when its owner goes. */
export const cascadeReference =
  (table: string): Tell =>
  (column) =>
    column.notNull().references(`${table}.id`).onDelete('cascade')

/** A record that something else tells of can't be deleted; what is to vanish is archived. */
export const restrictReference =
  (table: string): Tell =>
  (column) =>
    column.notNull().references(`${table}.id`).onDelete('restrict')

/** What a migration lays tables and indexes with, on either database. */
export function createSchemaHelpers(database: Kysely<never>) {
  const onPostgres = isPostgres(database)
  return {
    /** A table with a number for each row. */
    table: (name: string) => {
      const builder = database.schema.createTable(name) as CreateTableBuilder<string, string>
      return onPostgres
        ? builder.addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
        : builder.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    },
    index: (name: string, ...columns: string[]) =>
      database.schema
        .createIndex(`${name}_by_${columns.join('_')}`)
        .on(name)
        .columns(columns)
        .execute(),
  }
}
