CREATE TABLE "login_scenes" (
	"scene" text PRIMARY KEY NOT NULL,
	"ticket" text NOT NULL,
	"browser_hash" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"wx_open_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_items" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"phone" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "consent_version" text;--> statement-breakpoint
CREATE INDEX "login_scenes_browser" ON "login_scenes" USING btree ("browser_hash");--> statement-breakpoint
CREATE INDEX "login_scenes_expiry" ON "login_scenes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_items_kind" ON "sandbox_items" USING btree ("kind","created_at");