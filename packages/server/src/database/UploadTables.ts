import type { Generated } from 'kysely'

export type UploadTables = {
  /** Receipts that arrive in pieces, of an account or of a visitor from a network. */
  uploads: {
    id: Generated<number>
    /** Who reads the database can’t go on in somebody’s name. */
    name_hash: string
    account_id: number | null
    network: string | null
    type: string
    /** What all its bytes come to, in hexadecimal. */
    sha256: string
    size: number
    /** How many bytes are there, from the first one on. */
    received: number
    /** Milliseconds since 1970. */
    begun_at: number
  }
  /** Pictures that this database has written to its folder or bucket, by name; `stored_at` in milliseconds since 1970. */
  stored_pictures: { name: string; stored_at: number }
  upload_pieces: { upload_id: number; position: number; bytes: Uint8Array }
}
