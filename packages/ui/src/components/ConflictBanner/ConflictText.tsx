import type { Clash } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { formatDayName } from '#lib/time/formatDayName.ts'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { Bdi } from '../Bdi/Bdi.tsx'
import { Text } from '../Text/Text.tsx'

/** One clash in words: whose time it is, what they have then, and when for the first time, by the school’s clocks. */
export function ConflictText({ clash }: { clash: Clash }) {
  const { locale } = useLocale()
  const { day, from, to } = clash
  const hours = `${formatWallTime(from, locale)} – ${formatWallTime(to, locale)}`
  return (
    <>
      <div>
        <What clash={clash} />
      </div>
      <Text as="div" size="sm" isTabular>
        <Trans>
          For the first time on <Bdi>{formatDayName(day, locale, 'dated')}</Bdi>, <Bdi>{hours}</Bdi>
        </Trans>
      </Text>
    </>
  )
}

function What({ clash }: { clash: Clash }) {
  const { who, with: kind, title } = clash
  const overlap = <Trans>Two times of this form overlap</Trans>
  const name = <Person clash={clash} />
  if (title === null && who !== 'form') return <Trans>{name} has another class then</Trans>
  const what = <Bdi>{title}</Bdi>
  const teaches: Record<Clash['with'], ReactNode> = {
    class: (
      <Trans>
        {name} teaches “{what}” then
      </Trans>
    ),
    allotment: (
      <Trans>
        {name} is allotted for “{what}” then
      </Trans>
    ),
    form: overlap,
  }
  const learns: Record<Clash['with'], ReactNode> = {
    class: (
      <Trans>
        {name} is in “{what}” then
      </Trans>
    ),
    allotment: (
      <Trans>
        {name} learns “{what}” then
      </Trans>
    ),
    form: overlap,
  }
  const words: Record<Clash['who'], ReactNode> = { form: overlap, teacher: teaches[kind], student: learns[kind] }
  return words[who]
}

function Person({ clash: { who, person } }: { clash: Clash }) {
  const { t } = useLingui()
  const unnamed: Record<Clash['who'], string> = { teacher: t`The teacher`, student: t`A student`, form: '' }
  if (!person) return unnamed[who]
  return (
    <strong>
      <Bdi>{person.name}</Bdi>
    </strong>
  )
}
