import { useLingui } from '@lingui/react/macro'
import { getIn, useFormikContext } from 'formik'
import { useEffect, useRef, useState } from 'react'
import { focusWithin } from './formFocus.ts'
import { isDeepEqual } from './formValues.ts'
import { useFormField } from './useFormField.tsx'

type Blocks<Block> = {
  name: string
  legend: string
  /** What a block that is added after these starts with. */
  newBlock: (before: readonly Block[]) => Block
  getBlockLabel: (number: number) => string
  /** Cleans up after a removed block. */
  onRemove?: ((block: Block) => void) | undefined
}

/** State of repeatable blocks: adding and removing, with focus management and announcements. */
export function useRepeatableBlocks<Block>({ name, legend, newBlock, getBlockLabel, onRemove }: Blocks<Block>) {
  const { t } = useLingui()
  const field = useFormField<readonly Block[]>(name, legend)
  const { value: blocks, onChange } = field
  const { keys, removeKey } = useBlockKeys(blocks.length)
  const root = useRef<HTMLDivElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const [removing, setRemoving] = useState<number>()
  const focusTarget = useRef<{ block: number; part: 'fields' | 'block' }>(undefined)

  useEffect(() => {
    if (!focusTarget.current) return
    const { block, part } = focusTarget.current
    focusTarget.current = undefined
    const place = root.current?.querySelectorAll(':scope > ol > li').item(block)
    const fields = place?.querySelector('[data-fields]')
    focusWithin((part === 'fields' ? fields : place) ?? root.current?.querySelector(':scope > [data-field]'))
  })

  const remove = (index: number) => {
    focusTarget.current = { block: index, part: 'block' }
    setRemoving(undefined)
    setAnnouncement(t`${getBlockLabel(index + 1)} removed`)
    removeKey(index)
    const removed = blocks[index]
    if (removed !== undefined) onRemove?.(removed)
    onChange(blocks.filter((_, at) => at !== index))
  }
  return {
    field,
    keys,
    root,
    announcement,
    removing,
    add: () => {
      focusTarget.current = { block: blocks.length, part: 'fields' }
      setAnnouncement('')
      onChange([...blocks, newBlock(blocks)])
    },
    /** Asks for confirmation unless the block is still as it was added. */
    requestRemove: (index: number) =>
      isDeepEqual(blocks[index], newBlock(blocks.slice(0, index))) ? remove(index) : setRemoving(index),
    remove,
    cancelRemove: () => setRemoving(undefined),
    /** Focuses a block, or its first field, after it was opened or closed. */
    focusAfterRender: (block: number, part: 'fields' | 'block') => {
      focusTarget.current = { block, part }
    },
  }
}

/** Which blocks are open, if they can be closed: new ones, those with errors, and those that the user opened. */
export function useOpenBlocks(name: string, keys: readonly number[], areClosable: boolean) {
  const { errors, submitCount } = useFormikContext<object>()
  const [initialKeys] = useState(keys)
  const [toggled, setToggled] = useState<readonly number[]>([])
  const hasErrors = (index: number) => submitCount > 0 && getIn(errors, `${name}[${index}]`) !== undefined
  return {
    isOpen: (key: number, index: number) =>
      !areClosable || hasErrors(index) || initialKeys.includes(key) === toggled.includes(key),
    toggle: (key: number) =>
      setToggled((before) => (before.includes(key) ? before.filter((one) => one !== key) : [...before, key])),
  }
}

type Keys = { keys: readonly number[]; next: number }

/** React keys for the blocks, stable when an earlier block is removed. */
function useBlockKeys(count: number) {
  const [state, setState] = useState<Keys>({ keys: [], next: 0 })
  const resized = state.keys.length === count ? state : resize(state, count)
  if (resized !== state) setState(resized)
  return {
    keys: resized.keys,
    removeKey: (index: number) => setState((previous) => ({ ...previous, keys: previous.keys.toSpliced(index, 1) })),
  }
}

function resize({ keys, next }: Keys, count: number): Keys {
  const missing = count - keys.length
  if (missing < 0) return { keys: keys.slice(0, count), next }
  return { keys: [...keys, ...Array.from({ length: missing }, (_, index) => next + index)], next: next + missing }
}
