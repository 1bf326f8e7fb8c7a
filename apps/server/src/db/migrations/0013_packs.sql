CREATE TABLE "packs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"creation_id" uuid NOT NULL,
	"content_key" text NOT NULL,
	"package" text NOT NULL,
	"language" text NOT NULL,
	"sign_width_mm" integer NOT NULL,
	"visible_label" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"steps_done" integer DEFAULT 0 NOT NULL,
	"steps_total" integer NOT NULL,
	"folders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "drawn_by" jsonb;--> statement-breakpoint
ALTER TABLE "file_downloads" ADD COLUMN "agreement_version" text;--> statement-breakpoint
ALTER TABLE "file_downloads" ADD COLUMN "drawn_by" jsonb;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packs" ADD CONSTRAINT "packs_creation_id_creations_id_fk" FOREIGN KEY ("creation_id") REFERENCES "public"."creations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "packs_content" ON "packs" USING btree ("creation_id","content_key");--> statement-breakpoint
CREATE INDEX "file_downloads_created" ON "file_downloads" USING btree ("created_at");