import type { FamilyChild } from '@maktab/contract/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, ChevronDown, UserPlus } from 'lucide-react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { MenuTrigger } from 'react-aria-components/Menu'
import { Text as AriaText } from 'react-aria-components/Text'
import { Avatar } from '#components/Avatar/Avatar.tsx'
import { useTextAttributes } from '#components/Bdi/Bdi.tsx'
import { Caption, Item, List, Panel, Section } from '#components/Menu/Menu.styles.ts'
import { useShownLessonTime } from '#components/NextLesson/useShownLessonTime.ts'
import { Tooltip } from '#components/Tooltip/Tooltip.tsx'
import { getChildTones } from '#lib/people/childTone.ts'
import { getSwitchableChildren } from '#lib/people/switchableChildren.ts'
import { formatRelativeDay } from '#lib/time/durations.ts'
import { addSchoolTimes } from '#lib/time/getLocalLessonTime.ts'
import { formatWallTime } from '#lib/time/wallTime.ts'
import { ChildItem, ChildName, ChildNote, Trigger } from './ChildSwitch.styles.ts'

/** The children of a guardian’s account. */
export type Family = {
  children: readonly { id: number; name: string; status: 'allowed' | 'blocked'; isPresent: boolean }[]
  /** Lessons and payments of the children, as far as they are loaded. */
  overview?: readonly FamilyChild[] | undefined
  onSwitch: (id: number) => void
  /** Link to register another child. */
  addHref: string
}

type ChildSwitchProps = {
  family: Family
  /** Shows only the child’s initials. */
  isFolded?: boolean
}

/** Shows whose page is open, in the child’s colour, and switches to a sibling; nothing for an only child. */
export function ChildSwitch({ family, isFolded = false }: ChildSwitchProps) {
  const { t } = useLingui()
  const getTextAttributes = useTextAttributes()
  const children = getSwitchableChildren(family.children)
  const tones = getChildTones(children)
  const present = children.find(({ isPresent }) => isPresent)
  if (!present) return null
  const { id, name } = present
  const label = t`${name}, switch child`
  return (
    <MenuTrigger>
      <Tooltip label={label} isDisabled={!isFolded} placement="end">
        <Trigger $isFolded={isFolded} $color={tones.get(id)?.background} aria-label={label}>
          <Avatar name={name} tone={tones.get(id)} />
          {!isFolded && (
            <>
              <ChildName {...getTextAttributes(name)}>{name}</ChildName>
              <ChevronDown aria-hidden />
            </>
          )}
        </Trigger>
      </Tooltip>
      <Panel placement="bottom end">
        <List aria-label={t`Children`}>
          <Section selectionMode="single" selectedKeys={[String(id)]} disallowEmptySelection>
            <Caption>
              <Trans>Children</Trans>
            </Caption>
            {children.map((child) => (
              <ChildItem
                key={child.id}
                id={String(child.id)}
                textValue={child.name}
                onAction={() => family.onSwitch(child.id)}
              >
                <Avatar name={child.name} tone={tones.get(child.id)} />
                <Details name={child.name} overview={family.overview?.find((one) => one.id === child.id)} />
                <Check aria-hidden />
              </ChildItem>
            ))}
          </Section>
          <Item id="addChild" textValue={t`Add another child`} href={family.addHref}>
            <UserPlus aria-hidden />
            <Trans>Add another child</Trans>
          </Item>
        </List>
      </Panel>
    </MenuTrigger>
  )
}

/** Name, next lesson and whether something is due. */
function Details({ name, overview }: { name: string; overview: FamilyChild | undefined }) {
  const getTextAttributes = useTextAttributes()
  const summary = useChildSummary(overview)
  return (
    <span>
      <AriaText slot="label" {...getTextAttributes(name)}>
        {name}
      </AriaText>
      {summary && (
        <ChildNote slot="description" elementType="small">
          {summary}
        </ChildNote>
      )}
    </span>
  )
}

/** One line about a child: the next lesson and whether something is due; empty if there is neither. */
function useChildSummary(child: FamilyChild | undefined): string {
  const { t } = useLingui()
  const { locale } = useLocale()
  const getShownTime = useShownLessonTime()
  if (!child) return ''
  const time = child.nextLesson && getShownTime(addSchoolTimes(child.nextLesson))
  const lesson =
    time &&
    `${formatRelativeDay(time.day, { today: time.today, locale, length: 'short' })}, ${formatWallTime(time.from, locale)}`
  return [
    ...(lesson ? [t`Next lesson: ${lesson}`] : []),
    ...(child.dues.some(({ isOverdue }) => isOverdue) ? [t`Overdue`] : []),
    ...(child.dues.length > 0 && child.dues.every(({ isOverdue }) => !isOverdue) ? [t`Payment due`] : []),
  ].join(' · ')
}
