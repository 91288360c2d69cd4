import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { styled } from 'styled-components'
import { focusRing } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { BlockBdi } from '../Bdi/BlockBdi.ts'
import type { Option } from '../Select/Option.ts'

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
  max-inline-size: 100%;
  padding: ${tokens.space[1]};

  li {
    display: flex;
    align-items: center;
    max-inline-size: 100%;
    min-block-size: calc(${tokens.size.controlSmall} - 2px);
    padding-inline-start: ${tokens.space[3]};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.brandSoft};
    color: ${tokens.color.onBrandSoft};
    font-size: ${tokens.text.sm};
    overflow-wrap: anywhere;
  }
  li:not(:has(button)) {
    padding-inline-end: ${tokens.space[3]};
  }
`

const Remove = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.sm};
  background: none;
  color: inherit;
  cursor: pointer;
  ${focusRing}

  svg {
    inline-size: 16px;
  }
`

type SelectedTagsProps = { label: string; chosen: readonly Option[]; onRemove?: ((option: Option) => void) | undefined }

/** What is chosen, each with a way to take it out again; without `onRemove` they can only be read. */
export function SelectedTags({ label, chosen, onRemove }: SelectedTagsProps) {
  const { t } = useLingui()
  if (chosen.length === 0) return null
  return (
    <Root aria-label={t`Chosen: ${label}`}>
      {chosen.map((option) => (
        <li key={option.id}>
          <BlockBdi>{option.label}</BlockBdi>
          {onRemove && (
            <Remove slot={null} aria-label={t`Remove ${option.label}`} onPress={() => onRemove(option)}>
              <X aria-hidden />
            </Remove>
          )}
        </li>
      ))}
    </Root>
  )
}
