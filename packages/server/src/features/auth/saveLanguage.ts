import type { Database } from '#database/openDatabase.ts'
import type { Account } from '#database/tables.ts'
import type { Language } from '#i18n/Language.ts'

/** Mails to a person come in the language in which they last signed in. */
export async function saveLanguage(
  database: Database,
  account: Pick<Account, 'id' | 'language'>,
  language: Language | undefined,
): Promise<void> {
  // Lists of people are made anew after each change of an account, so that one without a difference isn’t made.
  if (language === undefined || language === account.language) return
  await database.updateTable('accounts').set({ language }).where('id', '=', account.id).execute()
}
