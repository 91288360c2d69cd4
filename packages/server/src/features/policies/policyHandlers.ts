import { recordDecision } from '../audit/decisionLog.ts'
import type { HandlersFor } from '#contract/Handler.ts'
import { bumpVersion } from '#database/transactions.ts'
import { notFound } from '#lib/HttpError.ts'
import { message } from '#i18n/message.ts'
import type { Database } from '#database/openDatabase.ts'
import type { PolicyTranslations } from '@maktab/contract/schema'

/** All policies in order of creation. */
export async function readPolicies(database: Database) {
  const rows = await database
    .selectFrom('policies')
    .select(['id', 'version', 'title', 'description', 'translations'])
    .orderBy('id')
    .execute()
  return rows.map(({ translations, ...policy }) => ({
    ...policy,
    ...(translations !== null && { translations: JSON.parse(translations) as PolicyTranslations }),
  }))
}

/** 1§2 “Admin Policies”; students read them (2§2). */
export const policyHandlers: HandlersFor<'listPolicies' | 'savePolicy' | 'deletePolicy'> = {
  listPolicies: async ({ database }) => ({ policy: await readPolicies(database) }),

  savePolicy: async ({ body, database }) => {
    const { title, description, translations } = body
    // A form without translations keeps the stored ones.
    const values = { title, description, ...(translations && { translations: JSON.stringify(translations) }) }
    if (body.id === 0) {
      await database.insertInto('policies').values(values).execute()
      return { created: { message: message('Policy created successfully') } }
    }
    await database.updateTable('policies').set(values).where('id', '=', body.id).execute()
    await bumpVersion(database, 'policies', body.id, body.version)
    return { message: message('Policy updated successfully') }
  },

  deletePolicy: async (call) => {
    const { params, database } = call
    const deleted = await database
      .deleteFrom('policies')
      .where('id', '=', params.id)
      .returning('title as name')
      .executeTakeFirstOrThrow(notFound)
    await recordDecision(call, { kind: 'delete', record: ['policy', params.id], ...deleted })
    return { message: message('Policy deleted successfully') }
  },
}
