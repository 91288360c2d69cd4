import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../components/Button/Button.tsx'
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx'
import { Fieldset } from '../components/Fieldset/Fieldset.tsx'
import { IconButton } from '../components/IconButton/IconButton.tsx'
import type { BlockValuesAt, FieldPath } from './useFormField.tsx'
import { useBlocks } from './useBlocks.ts'
import { styled } from 'styled-components'
import { visuallyHidden } from '../theme/mixins.ts'
import { tokens } from '../theme/tokens.ts'

const Blocks = styled.ol`
  display: grid;
  gap: ${tokens.space[4]};
  min-inline-size: 0;

  &:empty {
    display: none;
  }
`

const Footer = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  padding-block-start: ${tokens.space[3]};
  justify-items: start;
`

const ErrorText = styled.p`
  color: ${tokens.color.danger};
  font-size: ${tokens.text.sm};
  overflow-wrap: anywhere;
`

const Announcement = styled.div`
  ${visuallyHidden}
`

type RepeatableBlocksProps<Values, Name extends string> = {
  /** The list in the form's values: `courses`, or `courses[0].timings`. */
  name: Name
  legend: string
  description?: ReactNode
  newBlock: () => BlockValuesAt<Values, Name>
  /** What a block is called by its number, which begins at 1: “Course 2”. */
  getBlockLabel: (number: number) => string
  addLabel: string
  /** What is to go along with a block that is removed. */
  onRemove?: (block: BlockValuesAt<Values, Name>) => void
  /** How many have to stay. */
  min?: number
  max?: number
  isFirstFixed?: boolean
  /** The fields of a block, named below `name` (`courses[1]`). */
  children: (name: `${Name}[${number}]`, index: number) => ReactNode
}

/** Fields that repeat: one more, one less, and nothing that was filled in is lost unasked. */
export function RepeatableBlocks<Values = never, Name extends FieldPath<Values, readonly object[]> = never>({
  legend,
  description,
  addLabel,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  isFirstFixed = false,
  children,
  ...props
}: RepeatableBlocksProps<Values, Name>) {
  const { t } = useLingui()
  const { field, keys, root, told, asked, add, askToRemove, remove, keep } = useBlocks({ legend, ...props })
  const errorId = useId()
  const { errorMessage, isReadOnly } = field
  const { name } = props
  const askedLabel = asked === undefined ? '' : props.getBlockLabel(asked + 1)
  const canRemove = (index: number) => keys.length > min && !(isFirstFixed && index === 0)
  return (
    <Fieldset legend={legend} description={description} namesFields={false}>
      <div ref={root}>
        <Blocks>
          {keys.map((key, index) => {
            const label = props.getBlockLabel(index + 1)
            return (
              <li key={key}>
                <Fieldset
                  isFramed
                  legend={label}
                  actions={
                    canRemove(index) && (
                      <IconButton
                        size="sm"
                        label={t`Remove ${label}`}
                        isDisabled={isReadOnly}
                        onPress={() => askToRemove(index)}
                      >
                        <Trash2 aria-hidden />
                      </IconButton>
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
          {errorMessage && <ErrorText id={errorId}>{errorMessage}</ErrorText>}
          {keys.length < max && (
            <Button
              icon={<Plus aria-hidden />}
              isDisabled={isReadOnly}
              onPress={add}
              {...(errorMessage && { 'aria-describedby': errorId })}
            >
              {addLabel}
            </Button>
          )}
        </Footer>
        <Announcement role="status">{told}</Announcement>
      </div>
      {asked !== undefined && (
        <ConfirmDialog
          isOpen
          tone="danger"
          title={t`Remove ${askedLabel}?`}
          confirmLabel={t`Remove`}
          onConfirm={() => remove(asked)}
          onCancel={keep}
        >
          <Trans>What you have filled in for {askedLabel} will be lost.</Trans>
        </ConfirmDialog>
      )}
    </Fieldset>
  )
}
