import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from 'kysely'
import { isPostgres } from '../openDatabase.ts'

type Column = ColumnDefinitionBuilder
type Tell = (column: Column) => Column

export const required: Tell = (column) => column.notNull()
export const unique: Tell = (column) => column.notNull().unique()

/** A reference that is deleted with its owner. */
export const cascadeReference =
  (table: string): Tell =>
  (column) =>
    column.notNull().references(`${table}.id`).onDelete('cascade')

/** A reference that prevents deleting its target, which is archived instead. */
export const restrictReference =
  (table: string): Tell =>
  (column) =>
    column.notNull().references(`${table}.id`).onDelete('restrict')

/** Helpers to create tables and indexes on either database. */
export function createSchemaHelpers(database: Kysely<never>) {
  const onPostgres = isPostgres(database)
  return {
    /** A table with an auto-incremented id. */
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
