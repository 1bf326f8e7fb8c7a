ALTER TABLE "ai_tasks" ALTER COLUMN "reservation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_tasks" ADD COLUMN "corrects" uuid;--> statement-breakpoint
ALTER TABLE "ai_tasks" ADD COLUMN "change" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "ai_tasks_one_correction" ON "ai_tasks" USING btree ("corrects") WHERE "ai_tasks"."state" <> 'failed';