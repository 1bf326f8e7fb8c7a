ALTER TABLE "ai_results" ALTER COLUMN "style" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ai_tasks" ADD COLUMN "art_font" jsonb;