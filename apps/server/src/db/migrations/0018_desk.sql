CREATE TABLE "desk_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"operator" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"totp_secret" text,
	"totp_ready_at" timestamp with time zone,
	"totp_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "operators_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "refused_words" (
	"word" text PRIMARY KEY NOT NULL,
	"operator" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_steps" (
	"day" date NOT NULL,
	"step" text NOT NULL,
	"visitor" text NOT NULL,
	"language" text NOT NULL,
	"device" text NOT NULL,
	CONSTRAINT "visit_steps_day_step_visitor_pk" PRIMARY KEY("day","step","visitor")
);
--> statement-breakpoint
ALTER TABLE "creation_reports" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "creations" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "demands" ADD COLUMN "state" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_actions" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "operator_actions" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "operator_actions" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_notes_subject" ON "desk_notes" USING btree ("subject","created_at");--> statement-breakpoint
CREATE INDEX "operator_sessions_operator" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "visit_steps_day" ON "visit_steps" USING btree ("day");--> statement-breakpoint
CREATE INDEX "creation_reports_created" ON "creation_reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "creations_name" ON "creations" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "demands_created" ON "demands" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "operator_actions_operator" ON "operator_actions" USING btree ("operator","id");--> statement-breakpoint
CREATE INDEX "operator_actions_subject" ON "operator_actions" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("trade_state","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_transaction" ON "payment_attempts" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_created" ON "payment_attempts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("nick_name") text_pattern_ops);--> statement-breakpoint
UPDATE "demands" SET "state" = 'done' WHERE "handled_at" IS NOT NULL;
