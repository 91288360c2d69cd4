import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { focusWithin } from './formFocus.ts'
import { isDeepEqual } from './formValues.ts'
import { useFormField } from './useFormField.tsx'

type Blocks<Block> = {
  name: string
  legend: string
  newBlock: () => Block
  getBlockLabel: (number: number) => string
  /** What is to go along with a block that is removed. */
  onRemove?: ((block: Block) => void) | undefined
}

/** Blocks of a form that are added and removed, and where the focus goes then. */
export function useBlocks<Block>({ name, legend, newBlock, getBlockLabel, onRemove }: Blocks<Block>) {
  const { t } = useLingui()
  const field = useFormField<readonly Block[]>(name, legend)
  const { value: blocks, onChange } = field
  const { keys, removeKey } = useBlockKeys(blocks.length)
  const root = useRef<HTMLDivElement>(null)
  const [told, setTold] = useState('')
  const [asked, setAsked] = useState<number>()
  const goTo = useRef<{ block: number; part: 'fields' | 'block' }>(undefined)

  useEffect(() => {
    if (!goTo.current) return
    const { block, part } = goTo.current
    goTo.current = undefined
    const place = root.current?.querySelectorAll(':scope > ol > li').item(block)
    const fields = place?.querySelector('[data-fields]')
    focusWithin((part === 'fields' ? fields : place) ?? root.current?.querySelector(':scope > [data-field]'))
  })

  const remove = (index: number) => {
    goTo.current = { block: index, part: 'block' }
    setAsked(undefined)
    setTold(t`${getBlockLabel(index + 1)} removed`)
    removeKey(index)
    const removed = blocks[index]
    if (removed !== undefined) onRemove?.(removed)
    onChange(blocks.filter((_, at) => at !== index))
  }
  return {
    field,
    keys,
    root,
    told,
    asked,
    add: () => {
      goTo.current = { block: blocks.length, part: 'fields' }
      setTold('')
      onChange([...blocks, newBlock()])
    },
    /** Asks first where something would be lost. */
    askToRemove: (index: number) => (isDeepEqual(blocks[index], newBlock()) ? remove(index) : setAsked(index)),
    remove,
    keep: () => setAsked(undefined),
  }
}

type Keys = { keys: readonly number[]; next: number }

/** A key for each of so many blocks, which stays with its block when one before it is removed. */
function useBlockKeys(count: number) {
  const [state, setState] = useState<Keys>({ keys: [], next: 0 })
  const fitting = state.keys.length === count ? state : fit(state, count)
  if (fitting !== state) setState(fitting)
  return {
    keys: fitting.keys,
    removeKey: (index: number) => setState((kept) => ({ ...kept, keys: kept.keys.toSpliced(index, 1) })),
  }
}

function fit({ keys, next }: Keys, count: number): Keys {
  const missing = count - keys.length
  if (missing < 0) return { keys: keys.slice(0, count), next }
  return { keys: [...keys, ...Array.from({ length: missing }, (_, index) => next + index)], next: next + missing }
}
