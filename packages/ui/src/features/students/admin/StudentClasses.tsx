import type { ScheduledClass } from '@maktab/contract/schema'
import { useLingui } from '@lingui/react/macro'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Bdi } from '#components/Bdi/Bdi.tsx'
import { ClassLink } from '#components/ClassLink/ClassLink.tsx'
import { ClassTimes } from '#components/ClassTime/ClassTimes.tsx'
import { useSchoolSettings } from '#providers/SchoolSettingsProvider.tsx'
import { DetailRows } from '#layouts/DetailPage/DetailRows.tsx'
import { readClassTimes } from '#lib/lessons/readClassTimes.ts'

type StudentClassesProps = { classes: readonly ScheduledClass[]; hrefOf: (classId: number) => string }

/** The classes that a student’s teachers hold in the student’s courses, with the way in. */
export function StudentClasses({ classes, hrefOf }: StudentClassesProps) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const { timeZone, viewerZone } = useSchoolSettings()
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  return (
    <DetailRows
      label={t`Classes`}
      rows={classes.map((one) => ({
        id: one.id,
        title: one.title,
        href: hrefOf(one.id),
        about: [
          one.courses && (
            <span key="courses">
              {list
                .formatToParts(one.courses.map(({ name }) => name))
                // oxlint-disable-next-line react/no-array-index-key
                .map(({ type, value }, at) => (type === 'element' ? <Bdi key={at}>{value}</Bdi> : value))}
            </span>
          ),
          <ClassTimes key="times" timings={readClassTimes(one)} schoolZone={timeZone} viewerZone={viewerZone} />,
        ],
        beside: one.classLink?.trim() && <ClassLink link={one.classLink} words={t`Join`} title={one.title} />,
      }))}
    />
  )
}
