import { gradeWords } from '@aaspaas/contract/console/access/grade-words';
import { grades } from '@aaspaas/contract/accounts/grades';

export const gradeOptions = grades.map((grade) => ({
  value: grade,
  label: `${grade}: ${gradeWords[grade]}`,
}));
