import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import {
  type SearchFieldProps as AriaSearchFieldProps,
  Button,
  Input,
  Label,
  SearchField as AriaSearchField,
} from 'react-aria-components/SearchField'
import { styled } from 'styled-components'
import { focusRing, visuallyHidden } from '#theme/mixins.ts'
import { tokens } from '#theme/tokens.ts'
import { useTongue } from '../Bdi/useTongue.ts'
import { controlLook } from '../Field/Field.styles.ts'

const Root = styled(AriaSearchField)`
  position: relative;
  display: grid;
  align-items: center;

  > svg {
    position: absolute;
    inset-inline-start: ${tokens.space[3]};
    inline-size: ${tokens.size.icon};
    color: ${tokens.color.textMuted};
    pointer-events: none;
  }

  &[data-empty] button {
    display: none;
  }
`

const HiddenLabel = styled(Label)`
  ${visuallyHidden}
`

const Control = styled(Input)`
  ${controlLook}
  padding-inline: 44px;
  &::-webkit-search-cancel-button {
    display: none;
  }
`

const Clear = styled(Button)`
  position: absolute;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: ${tokens.size.control};
  block-size: ${tokens.size.control};
  border: 0;
  border-radius: ${tokens.radius.md};
  background: none;
  color: ${tokens.color.textMuted};
  cursor: pointer;
  ${focusRing}
  svg {
    inline-size: ${tokens.size.icon};
  }
`

type SearchFieldProps = Omit<AriaSearchFieldProps, 'children' | 'className' | 'style'> & { label: string }

/** Narrows a list while one types; Escape empties it. */
export function SearchField({ label, ...props }: SearchFieldProps) {
  const { t } = useLingui()
  const tongueOf = useTongue()
  return (
    <Root {...props}>
      <HiddenLabel>{label}</HiddenLabel>
      <Search aria-hidden />
      <Control placeholder={label} {...tongueOf(props.value)} />
      <Clear aria-label={t`Clear search`}>
        <X aria-hidden />
      </Clear>
    </Root>
  )
}
