import { compileMessage } from '@lingui/message-utils/compileMessage'
import { formatter } from '@lingui/format-po'

const { parse } = formatter()

/** A `.po` file of the server as the JSON that it loads: compiled messages by what they are in English. */
export async function compileCatalogue(po: string, locale: string): Promise<string> {
  const catalogue = await parse(po, { locale, sourceLocale: 'en', filename: `${locale}.po` })
  const messages = Object.values(catalogue).map(({ message = '', context, translation = '' }) => [
    // A context tells apart what is alike in English.
    context === undefined ? message : `${context}|${message}`,
    compileMessage(translation),
  ])
  const lines = messages.map(([id, compiled]) => `  ${JSON.stringify(id)}: ${JSON.stringify(compiled)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}
