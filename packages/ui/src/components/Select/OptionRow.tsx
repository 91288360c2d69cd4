import { Check } from 'lucide-react'
import { ListBoxItem } from 'react-aria-components/ListBox'
import { styled } from 'styled-components'
import { tokens } from '#theme/tokens.ts'
import { BlockBdi } from '../Bdi/Bdi.tsx'
import type { Option } from './Option.ts'
import { Text } from '../Text/Text.tsx'
import { Stack } from '../Stack/Stack.tsx'

const Root = styled(ListBoxItem)`
  display: flex;
  flex: none;
  gap: ${tokens.space[2]};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${tokens.size.control};
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.sm};
  outline: none;
  cursor: pointer;

  > svg {
    flex: none;
    inline-size: ${tokens.size.icon};
    visibility: hidden;
  }
  &[data-focused] {
    background: ${tokens.color.surfaceHover};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -2px;
  }
  &[data-selected] {
    color: ${tokens.color.brand};
    font-weight: ${tokens.weight.semibold};

    > svg {
      visibility: visible;
    }
  }
  &[data-disabled] {
    color: ${tokens.color.textMuted};
    cursor: not-allowed;
  }
`

/** A list option; a selected one has a check mark. */
export function OptionRow({ option }: { option: Option }) {
  const { id, label, disabledReason } = option
  const note = disabledReason ?? option.note
  return (
    <Root id={id} textValue={label} isDisabled={disabledReason !== undefined}>
      <Stack as="span" gap="none" breaksWords>
        <BlockBdi>{label}</BlockBdi>
        {note !== undefined && (
          <Text as="span" tone="muted" size="sm" weight="regular">
            {note}
          </Text>
        )}
      </Stack>
      <Check aria-hidden />
    </Root>
  )
}
