import type { z } from 'zod';
import type { Language } from '@markwright/contracts';

type Issue = z.core.$ZodIssue;

/** One sentence on what is wrong with a value, in the words of the person who typed it. */
export function describeIssue(issue: Issue, language: Language): string {
  const zh = language === 'zh';
  switch (issue.code) {
    case 'invalid_type':
      return describeType(issue, zh);
    case 'too_small':
      return zh
        ? `不能少于 ${limit(issue.minimum, issue.origin, zh)}`
        : `at least ${limit(issue.minimum, issue.origin, zh)}`;
    case 'too_big':
      return zh
        ? `不能超过 ${limit(issue.maximum, issue.origin, zh)}`
        : `at most ${limit(issue.maximum, issue.origin, zh)}`;
    case 'invalid_value': {
      const choices = issue.values.map(String).join(', ');
      return zh ? `只能是 ${choices}` : `must be one of ${choices}`;
    }
    case 'unrecognized_keys':
      return zh ? `含有未知内容 ${issue.keys.join(', ')}` : `unknown ${issue.keys.join(', ')}`;
    case 'not_multiple_of':
      return zh ? `必须是 ${issue.divisor} 的倍数` : `must be a multiple of ${issue.divisor}`;
    case 'invalid_format':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return zh ? '格式不正确' : 'has the wrong format';
    case 'custom':
      return issue.message;
  }
}

const TYPE_NAMES: Record<string, [zh: string, en: string]> = {
  string: ['文字', 'text'],
  number: ['数字', 'a number'],
  int: ['整数', 'a whole number'],
  boolean: ['是或否', 'true or false'],
  array: ['列表', 'a list'],
  object: ['对象', 'an object'],
};

function describeType(issue: Extract<Issue, { code: 'invalid_type' }>, zh: boolean): string {
  if (issue.input === undefined) return zh ? '不能为空' : 'is required';
  const [zhName, enName] = TYPE_NAMES[issue.expected] ?? [issue.expected, issue.expected];
  return zh ? `应为${zhName}` : `must be ${enName}`;
}

function limit(count: number | bigint, origin: string, zh: boolean): string {
  if (origin === 'string') return zh ? `${count} 个字` : `${count} characters`;
  if (origin === 'array' || origin === 'set') return zh ? `${count} 项` : `${count} items`;
  return String(count);
}
