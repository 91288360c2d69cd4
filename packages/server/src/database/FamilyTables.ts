import type { ColumnType } from 'kysely'

/** Students of one sign-in. */
export type FamilyTables = {
  accounts: {
    /** Whose e-mail and password let this student in: such an account has an e-mail of nobody, and the same password. */
    sibling_of: ColumnType<number | null, number | null | undefined, number | null>
  }
}
