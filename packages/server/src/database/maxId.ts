/** The largest number of a record: PostgreSQL takes a larger one for no number of one, and refuses it. */
export const MAX_ID = 2_147_483_647
