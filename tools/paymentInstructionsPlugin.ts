import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..')
const own = join(root, 'packages', 'app', 'paymentInstructions.json')

/** Builds the app with the payment instructions of the file that `PAYMENT_INSTRUCTIONS_FILE` names, if it is set. */
export function paymentInstructionsPlugin(named = process.env['PAYMENT_INSTRUCTIONS_FILE']): Plugin {
  const file = named ? resolve(root, named) : own
  return {
    name: 'payment-instructions',
    enforce: 'pre',
    load: {
      filter: { id: /[/\\]paymentInstructions\.json$/ },
      handler() {
        this.addWatchFile(file)
        return JSON.stringify(readPaymentInstructions(file))
      },
    },
  }
}

/** Throws an error that names the file and the problem. */
export function readPaymentInstructions(file: string): { domestic: string; international: string } {
  const { domestic, international } = parse(file)
  if (typeof domestic !== 'string' || typeof international !== 'string') {
    throw new Error(`${file} must have the texts "domestic" and "international".`)
  }
  return { domestic, international }
}

function parse(file: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8'))) as Record<string, unknown>
  } catch (cause) {
    throw new Error(`${file} can’t be read, or is not valid JSON.`, { cause })
  }
}
