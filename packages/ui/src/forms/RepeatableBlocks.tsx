import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Button } from '../components/Button/Button.tsx'
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx'
import { Fieldset } from '../components/Fieldset/Fieldset.tsx'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import type { BlockValuesAt, FieldPath } from './useFormField.tsx'
import { useOpenBlocks, useRepeatableBlocks } from './useRepeatableBlocks.ts'
import { styled } from 'styled-components'
import { tokens } from '../theme/tokens.ts'
import { Inline } from '#components/Inline/Inline.tsx'
import { focusRing } from '#theme/mixins.ts'
import { Text, VisuallyHidden } from '#components/Text/Text.tsx'

const Blocks = styled.ol`
  display: grid;
  gap: ${tokens.space[4]};
  min-inline-size: 0;

  &:empty {
    display: none;
  }
`

/** A closed block: its summary, which opens it. */
const SummaryRow = styled(AriaButton)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[3]};
  align-items: center;
  inline-size: 100%;
  min-block-size: ${tokens.size.control};
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font: inherit;
  line-height: ${tokens.leading.tight};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${focusRing}

  &[data-hovered] {
    border-color: ${tokens.color.borderStrong};
    background: ${tokens.color.surfaceHover};
  }
  svg {
    inline-size: ${tokens.size.icon};
    block-size: ${tokens.size.icon};
    color: ${tokens.color.textMuted};
  }
`

const Footer = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding-block-start: ${tokens.space[2]};
  justify-items: start;
`

type RepeatableBlocksProps<Values, Name extends string> = {
  /** Path of the list in the form's values, such as `courses` or `courses[0].timings`. */
  name: Name
  legend: string
  description?: ReactNode
  newBlock: (before: readonly BlockValuesAt<Values, Name>[]) => BlockValuesAt<Values, Name>
  /** Returns the label of a block by its number, starting at 1: “Course 2”. */
  getBlockLabel: (number: number) => string
  addLabel: string
  /** Cleans up after a removed block. */
  onRemove?: (block: BlockValuesAt<Values, Name>) => void
  min?: number
  max?: number
  isFirstFixed?: boolean
  /** Hides the legend, and label and frame of a block that is the only one and can’t be removed. */
  isCompact?: boolean
  /** One line about a block. With it, blocks are rows that open; new ones and those with errors are open. */
  summarize?: (block: BlockValuesAt<Values, Name>) => ReactNode
  /** The fields of a block, named below `name` (`courses[1]`). */
  children: (name: `${Name}[${number}]`, index: number) => ReactNode
}

/** Repeatable group of fields; removing a block with values asks for confirmation. */
export function RepeatableBlocks<Values = never, Name extends FieldPath<Values, readonly object[]> = never>({
  legend,
  description,
  addLabel,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  isFirstFixed = false,
  isCompact = false,
  summarize,
  children,
  ...props
}: RepeatableBlocksProps<Values, Name>) {
  const { t } = useLingui()
  const blocks = useRepeatableBlocks({ legend, ...props })
  const { field, keys, root, announcement, removing, add, requestRemove, remove, cancelRemove } = blocks
  const openBlocks = useOpenBlocks(props.name, keys, summarize !== undefined)
  const errorId = useId()
  const { errorMessage, isReadOnly } = field
  const { name } = props
  const askedLabel = removing === undefined ? '' : props.getBlockLabel(removing + 1)
  const canRemove = (index: number) => keys.length > min && !(isFirstFixed && index === 0)
  const isPlain = isCompact && keys.length === 1 && !canRemove(0) && !summarize
  return (
    <Fieldset legend={legend} description={description} namesFields={false} isLegendHidden={isCompact}>
      <div ref={root}>
        <Blocks>
          {keys.map((key, index) => {
            const label = props.getBlockLabel(index + 1)
            const block = field.value[index]
            if (summarize && block && !openBlocks.isOpen(key, index)) {
              return (
                <li key={key}>
                  <SummaryRow
                    aria-expanded={false}
                    onPress={() => {
                      blocks.focusAfterRender(index, 'fields')
                      openBlocks.toggle(key)
                    }}
                  >
                    <span>
                      <VisuallyHidden>{label}: </VisuallyHidden>
                      {summarize(block)}
                    </span>
                    <Pencil aria-hidden />
                  </SummaryRow>
                </li>
              )
            }
            return (
              <li key={key}>
                <Fieldset
                  isFramed={!isPlain}
                  isLegendHidden={isPlain}
                  legend={label}
                  actions={
                    (summarize || canRemove(index)) && (
                      <Inline gap="x-small">
                        {summarize && (
                          <IconButton
                            size="sm"
                            label={t`Close ${label}`}
                            aria-expanded
                            onPress={() => {
                              blocks.focusAfterRender(index, 'block')
                              openBlocks.toggle(key)
                            }}
                          >
                            <ChevronUp aria-hidden />
                          </IconButton>
                        )}
                        {canRemove(index) && (
                          <IconButton
                            size="sm"
                            label={t`Remove ${label}`}
                            isDisabled={isReadOnly}
                            onPress={() => requestRemove(index)}
                          >
                            <Trash2 aria-hidden />
                          </IconButton>
                        )}
                      </Inline>
                    )
                  }
                >
                  <div data-fields>{children(`${name}[${index}]`, index)}</div>
                </Fieldset>
              </li>
            )
          })}
        </Blocks>
        <Footer data-field={name} {...(errorMessage && { 'data-invalid': true })}>
          {errorMessage && (
            <Text tone="danger" size="sm" breaksWords id={errorId}>
              {errorMessage}
            </Text>
          )}
          {keys.length < max && (
            <Button
              size={isCompact ? 'sm' : 'md'}
              icon={<Plus aria-hidden />}
              isDisabled={isReadOnly}
              onPress={add}
              {...(errorMessage && { 'aria-describedby': errorId })}
            >
              {addLabel}
            </Button>
          )}
        </Footer>
        <VisuallyHidden as="div" role="status">
          {announcement}
        </VisuallyHidden>
      </div>
      {removing !== undefined && (
        <ConfirmDialog
          isOpen
          title={t`Remove ${askedLabel}?`}
          confirmLabel={t`Remove`}
          onConfirm={() => remove(removing)}
          onCancel={cancelRemove}
        >
          <Trans>You’ll lose what you entered for {askedLabel}.</Trans>
        </ConfirmDialog>
      )}
    </Fieldset>
  )
}
