import { type Expression, type RawBuilder, sql } from 'kysely'
import { jsonBuildObject as onPostgres } from 'kysely/helpers/postgres'
import { jsonBuildObject as onSqlite } from 'kysely/helpers/sqlite'
import { type Database, isPostgres } from './openDatabase.ts'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** A serialized JSON response; `Body` is its type. */
export class RawJson<Body> {
  readonly bytes: Buffer
  readonly bodyType?: Body

  constructor(text: string) {
    this.bytes = Buffer.from(text)
  }
}

/** JSON text; `Value` is its type. */
export type JsonText<Value> = string & { readonly says?: Value }

/**
 * Builds rows as JSON in the database, which is faster for whole tables than creating objects first. `object` is JSON to
 * embed in other JSON, `text` is JSON to select.
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

/** Serializes a value that doesn’t come from a row. */
export function toJson<Value>(value: Value): JsonText<Value> {
  return JSON.stringify(value)
}

/** Adds a field to a serialized record. */
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

/** The response of an operation that returns one list. */
export function toListResponse<Key extends string, Row>(
  key: Key,
  rows: readonly JsonText<Row>[],
): RawJson<{ [Name in Key]: Row[] }> {
  return new RawJson(`{"${key}":${joinJsonArray(rows)}}`)
}

/** A JSON response that is too long for memory: its parts are created as they are sent. `Body` is its type. */
export class RawJsonStream<Body> {
  readonly stream: Readable
  readonly says?: Body

  constructor(parts: AsyncIterable<string>) {
    this.stream = Readable.from(parts, { objectMode: false })
  }

  /** Reads the whole stream, which can be done once; for callers that inspect the response first. */
  async readAll(): Promise<RawJson<Body>> {
    return new RawJson(await text(this.stream))
  }
}
