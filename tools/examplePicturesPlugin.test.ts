import { drawPicture } from '@maktab/mocks/drawPicture'
import { expect, test } from 'vitest'
import { findExamplePictures, renderPicture } from './examplePicturesPlugin.ts'

test('every picture that an example names is drawn, as the kind of file that its name says', async () => {
  const names = findExamplePictures()
  expect(names).toEqual(expect.arrayContaining(['course-1.jpg', 'receipt-1.jpg', 'avatar-1.jpg']))
  for (const name of names.filter((name) => name.endsWith('.jpg'))) {
    expect([...(await renderPicture(name)).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
  }
  expect((await renderPicture('a.png')).subarray(1, 4).toString()).toBe('PNG')
  expect(drawPicture('course-1.jpg')).not.toBe(drawPicture('course-2.jpg'))
})
