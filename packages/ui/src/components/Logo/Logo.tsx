import { Trans } from '@lingui/react/macro'
import { Bdi } from '../Bdi/Bdi.tsx'
import { styled } from 'styled-components'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { productName } from '#lib/school/schoolSettings.ts'
import { tokens } from '#theme/tokens.ts'

const Root = styled.span`
  display: inline-flex;
  gap: ${tokens.space[3]};
  align-items: center;
  color: ${tokens.color.brand};
  font-size: ${tokens.text.lg};
  font-weight: ${tokens.weight.bold};
  line-height: ${tokens.leading.tight};

  svg,
  img {
    flex: none;
    inline-size: 32px;
    block-size: 32px;
    object-fit: contain;
  }
  /* Clamps long school names. */
  bdi {
    display: -webkit-box;
    overflow: hidden;
    color: ${tokens.color.text};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`

/** The school's logo and name, or the product's: an open book inside an eight-pointed star. */
export function Logo() {
  const { name, logo } = useSchoolSettings()
  return (
    <Root>
      {logo === undefined ? <Star /> : <img src={logo} alt="" />}
      {name === productName ? (
        <bdi>
          <Trans>Maktab</Trans>
        </bdi>
      ) : (
        <Bdi>{name}</Bdi>
      )}
    </Root>
  )
}

function Star() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden>
      <path fill="currentColor" d="M5 5h22v22H5z" />
      <path fill="currentColor" d="M5 5h22v22H5z" transform="rotate(45 16 16)" />
      <path
        fill="none"
        stroke="var(--color-on-brand)"
        strokeWidth="1.8"
        strokeLinejoin="round"
        d="M16 12.2c-1.6-1.3-3.8-1.7-6-1.5v9.6c2.2-.2 4.4.2 6 1.5 1.6-1.3 3.8-1.7 6-1.5v-9.6c-2.2-.2-4.4.2-6 1.5zm0 0v9.6"
      />
    </svg>
  )
}
