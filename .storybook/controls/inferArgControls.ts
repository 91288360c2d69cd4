import type { ArgTypesEnhancer, ArgsEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types'
import { chooseControl, describeType, isRemote } from './chooseControl.ts'

type Args = Readonly<Record<string, unknown>>

/** The args of the meta and the stories of a file, from storyParametersPlugin. A function, so they aren't sent to the manager. */
type FileParameters = { getFileArgs?: () => readonly (Args | undefined)[] }

/** Longer types would fill the table. */
const MAX_TYPE_LENGTH = 80

/**
 * Gives every arg a control by its value and type; `argTypes` of a story override it. Simple values are listed first,
 * then objects, then callbacks.
 */
export const inferArgControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const fileArgs = (parameters as FileParameters).getFileArgs?.() ?? []
  const names = [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])]
  const entries = names.map((name): [string, StrictInputType] => {
    const argType: StrictInputType = argTypes[name] ?? { name }
    const value: unknown = initialArgs[name]
    const readyValue = [value, ...fileArgs.map((args) => args?.[name])].find(
      (one) => one !== undefined && !isPending(one),
    )
    const chosen = argType.control ? {} : chooseControl({ name, value, type: argType.type, readyValue })
    return [name, describe({ ...argType, ...chosen })]
  })
  const sorted = entries.toSorted(([, one], [, other]) => getRank(one) - getRank(other))
  return Object.fromEntries(sorted) as StrictArgTypes
}

/** Replaces values by the names of their options, so the controls show which one is selected. Storybook maps them back. */
export const selectMappedOptions: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, { mapping }]) => {
      const value: unknown = initialArgs[name]
      const option = Object.entries((mapping ?? {}) as object).find(([, mapped]) => mapped === value)?.[0]
      return option === undefined || value === undefined ? [] : [[name, option]]
    }),
  )

const isPending = (value: unknown) => isRemote(value) && value.state !== 'ready'

function describe(argType: StrictInputType): StrictInputType {
  const summary = describeType(argType.type)
  const isShort = summary !== undefined && summary !== '' && summary.length <= MAX_TYPE_LENGTH
  const category = ['', 'Data', 'Without control'][getRank(argType)]
  return {
    ...argType,
    table: {
      ...(category !== '' && { category }),
      ...argType.table,
      ...(isShort && { type: { ...argType.table?.type, summary } }),
    },
  }
}

function getRank({ control }: StrictInputType): 0 | 1 | 2 {
  if (typeof control !== 'object' || ('disable' in control && control.disable === true)) return 2
  return 'type' in control && control.type === 'object' ? 1 : 0
}
