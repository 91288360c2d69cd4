import { type Expression, type RawBuilder, sql } from 'kysely'
import { jsonBuildObject as onPostgres } from 'kysely/helpers/postgres'
import { jsonBuildObject as onSqlite } from 'kysely/helpers/sqlite'
import { type Database, isPostgres } from './openDatabase.ts'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** An answer that is JSON already; `Body` is what it says. */
export class RawJson<Body> {
  readonly bytes: Buffer
  readonly says?: Body

  constructor(text: string) {
    this.bytes = Buffer.from(text)
  }
}

/** JSON as text; `Value` is what it says. */
export type JsonText<Value> = string & { readonly says?: Value }

/**
 * Writes rows as JSON in the database: whole tables get to the wire sooner than when objects are made of
 * them first. `object` is JSON for use in another one, `text` what is selected.
 */
export function createJsonBuilder(database: Database) {
  const object: typeof onSqlite = isPostgres(database) ? onPostgres : onSqlite
  return {
    object,
    text: <Fields extends Record<string, Expression<unknown>>>(fields: Fields) => textOf(object(fields)),
  }
}

function textOf<Row>(json: RawBuilder<Row>): RawBuilder<JsonText<Row>> {
  return sql`cast(${json} as text)`
}

/** A value that is no part of a row of the database. */
export function toJson<Value>(value: Value): JsonText<Value> {
  return JSON.stringify(value)
}

/** A record with one field more. */
export function addJsonField<Row, Key extends string, Value>(
  record: JsonText<Row>,
  key: Key,
  value: JsonText<Value>,
): JsonText<Row & { [Name in Key]: Value }> {
  return `${record.slice(0, -1)},"${key}":${value}}`
}

export function joinJsonArray<Row>(rows: readonly JsonText<Row>[]): JsonText<Row[]> {
  return `[${rows.join(',')}]`
}

/** The answer of a call that gives one list. */
export function toListResponse<Key extends string, Row>(
  key: Key,
  rows: readonly JsonText<Row>[],
): RawJson<{ [Name in Key]: Row[] }> {
  return new RawJson(`{"${key}":${joinJsonArray(rows)}}`)
}

/** An answer that is JSON already and too long to be held: its parts are made as they are sent. `Body` is what it says. */
export class RawJsonStream<Body> {
  readonly stream: Readable
  readonly says?: Body

  constructor(parts: AsyncIterable<string>) {
    this.stream = Readable.from(parts, { objectMode: false })
  }

  /** All of it, once; where somebody wants to look at it first. */
  async whole(): Promise<RawJson<Body>> {
    return new RawJson(await text(this.stream))
  }
}
