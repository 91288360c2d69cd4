import { type DialectAdapter, SqliteAdapter, SqliteDialect } from 'kysely'
import { openNodeSqlite } from './openNodeSqlite.ts'

/** SQLite lays tables in a transaction as PostgreSQL does: a start that is cut off leaves those of before. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

export class NodeSqliteDialect extends SqliteDialect {
  constructor(file: string) {
    super({ database: openNodeSqlite(file) })
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter()
  }
}
