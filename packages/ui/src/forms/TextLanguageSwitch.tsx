import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { styled } from 'styled-components'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { fieldLayout } from '#components/Field/Field.styles.ts'
import { FieldLabel, FieldMessages } from '#components/Field/FieldParts.tsx'
import { VisuallyHidden } from '#components/Text/Text.tsx'
import { tokens } from '#theme/tokens.ts'
import { textLanguages, useInvalidLanguages, useTextLanguage, useTextLanguageName } from './TextLanguageProvider.tsx'

const Root = styled(RadioGroup)`
  ${fieldLayout}
`

const Segments = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[1]};
  justify-self: start;
  max-inline-size: 100%;
  padding: ${tokens.space[1]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.canvas};
`

const Segment = styled(Radio)`
  display: flex;
  gap: ${tokens.space[1]};
  align-items: center;
  min-block-size: 44px;
  padding-inline: ${tokens.space[3]};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.sm};
  cursor: pointer;

  &[data-hovered] {
    border-color: ${tokens.color.borderStrong};
  }
  &[data-selected] {
    border-color: ${tokens.color.brand};
    background: ${tokens.color.brand};
    color: ${tokens.color.onBrand};
    font-weight: ${tokens.weight.semibold};
  }
  &[data-focus-visible] {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  > svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    color: ${tokens.color.danger};
  }
  @media (forced-colors: active) {
    &[data-selected] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`

/**
 * Switches the language of all translated fields of the form; what was typed in another one stays. Renders nothing if
 * the backend stores no translations.
 */
export function TextLanguageSwitch() {
  const { t } = useLingui()
  const getName = useTextLanguageName()
  const invalid = useInvalidLanguages()
  const state = useTextLanguage()
  if (!state) return null
  const { language, onSelect } = state
  return (
    <Root
      value={language}
      onChange={(id) => onSelect(textLanguages.find((one) => one === id) ?? 'default')}
      validationBehavior="aria"
    >
      <FieldLabel>{t`Language of the texts`}</FieldLabel>
      <Segments>
        {textLanguages.map((id) => (
          <Segment key={id} value={id}>
            {id === 'default' ? getName(id) : <Bdi lang={id}>{getName(id)}</Bdi>}
            {invalid.has(id) && (
              <>
                <CircleAlert aria-hidden />
                <VisuallyHidden>
                  <Trans>has errors</Trans>
                </VisuallyHidden>
              </>
            )}
          </Segment>
        ))}
      </Segments>
      <FieldMessages
        description={
          language === 'default'
            ? t`Shown in languages without a translation`
            : t`Where you leave a translation blank, the default text is shown`
        }
      />
    </Root>
  )
}
