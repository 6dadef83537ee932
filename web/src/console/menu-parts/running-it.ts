import { listAdmins, listSecurity, readTwoStep } from '@aaspaas/contract/console/access/calls';
import { listAnnouncements } from '@aaspaas/contract/console/announcements/calls';
import { listAudit } from '@aaspaas/contract/console/audit/calls';
import { listJobs } from '@aaspaas/contract/console/jobs/calls';
import { listMails } from '@aaspaas/contract/console/outbox/calls';
import * as paths from '@aaspaas/contract/console/paths';
import { readAllSettings } from '@aaspaas/contract/console/settings/calls';
import { type MenuPart, consoleRead as read } from '../console-page';
import { filled, listRequestOf } from '../requests';

const auditFields = ['person', 'action', 'subject', 'thing', 'from', 'until', 'before'] as const;

export const runningIt: MenuPart = {
  title: 'Running it',
  pages: [
    {
      path: paths.settings,
      title: 'Settings',
      permission: 'change settings',
      reads: () => [read(readAllSettings, {})],
      component: 'settings/SettingsPage',
    },
    {
      path: paths.announcements,
      title: 'Announcements',
      permission: 'change settings',
      reads: () => [read(listAnnouncements, {})],
      component: 'announcements/AnnouncementsPage',
    },
    {
      path: paths.outbox,
      title: 'Mail',
      permission: 'send mail',
      waits: 'mail',
      reads: (url) => [read(listMails, listRequestOf(url, 'show'))],
      component: 'outbox/OutboxPage',
    },
    {
      path: paths.jobs,
      title: 'Jobs',
      permission: 'look',
      reads: () => [read(listJobs, {})],
      component: 'jobs/JobsPage',
    },
    {
      path: paths.audit,
      title: 'Who did what',
      permission: 'read the log',
      reads: (url) => [read(listAudit, filled(url, auditFields, Infinity))],
      component: 'audit/AuditPage',
    },
    {
      path: paths.security,
      title: 'Security',
      permission: 'read the log',
      reads: (url) => [read(listSecurity, listRequestOf(url, 'event', 'account', 'from', 'until'))],
      component: 'access/SecurityLogPage',
    },
    {
      path: paths.admins,
      title: 'Admins',
      permission: 'manage admins',
      reads: () => [read(listAdmins, {})],
      component: 'access/AdminsPage',
    },
    {
      path: paths.twoStep,
      title: 'Your second step',
      permission: 'look',
      reads: () => [read(readTwoStep, {})],
      component: 'access/TwoStepPage',
    },
  ],
};
