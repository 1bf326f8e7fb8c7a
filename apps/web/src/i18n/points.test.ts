import { FREE_POINTS_A_DAY, POINTS_PER_YUAN, SHARE_POINTS_A_DAY, TOP_UP_YUAN_MAX } from '@markwright/contracts';
import { expect, test } from 'vitest';
import { pointsMessages } from './points.ts';

test('[S2.21] the rules tab states the numbers the server goes by', () => {
  for (const { ruleList, way } of Object.values(pointsMessages)) {
    const [daily, , task, , share, limit, topUp] = ruleList;
    expect(daily).toMatch(new RegExp(` ${FREE_POINTS_A_DAY} `));
    expect(task).toMatch(/1 .*4 /);
    expect(share).toContain('1 ');
    expect(limit).toContain(` ${SHARE_POINTS_A_DAY} `);
    expect(topUp).toContain(` ${POINTS_PER_YUAN} `);
    expect(topUp).toContain(`${TOP_UP_YUAN_MAX}`);
    expect(way.topUpText).toContain(`${POINTS_PER_YUAN} `);
  }
});
