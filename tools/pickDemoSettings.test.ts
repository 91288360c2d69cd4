import { expect, test } from 'vitest'
import { pickDemoSettings } from './pickDemoSettings.ts'

test('only this machine reaches a demonstration, unless it is told otherwise', () => {
  expect(pickDemoSettings({}).HOST).toBe('127.0.0.1')
  expect(pickDemoSettings({ HOST: '' }).HOST).toBe('127.0.0.1')
  expect(pickDemoSettings({ HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0')
})

test('nothing that leads to a real school is taken from the environment', () => {
  const environment = {
    PORT: '3001',
    OUTBOX_FOLDER: '/mails',
    DATABASE_URL: 'postgres://school',
    SMTP_URL: 'smtp://school',
  }
  const settings = pickDemoSettings({ ...environment, DATA_FOLDER: '/school', S3_BUCKET: 'pictures' })
  expect(settings).toEqual({ PORT: '3001', HOST: '127.0.0.1', OUTBOX_FOLDER: '/mails' })
})
