CREATE TABLE "ai_results" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"task_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"logo_name" text NOT NULL,
	"doc" jsonb NOT NULL,
	"style" text NOT NULL,
	"meaning" jsonb NOT NULL,
	"engine" text NOT NULL,
	"image_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ai_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"logo_name" text NOT NULL,
	"inspiration" text NOT NULL,
	"styles" jsonb NOT NULL,
	"seed" bigint NOT NULL,
	"variant_of" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"stages" jsonb,
	"reservation_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ai_results" ADD CONSTRAINT "ai_results_task_id_ai_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."ai_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_results" ADD CONSTRAINT "ai_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_tasks" ADD CONSTRAINT "ai_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_tasks" ADD CONSTRAINT "ai_tasks_reservation_id_point_reservations_id_fk" FOREIGN KEY ("reservation_id") REFERENCES "public"."point_reservations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ai_results_place" ON "ai_results" USING btree ("task_id","position");--> statement-breakpoint
CREATE INDEX "ai_results_user" ON "ai_results" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "ai_tasks_user" ON "ai_tasks" USING btree ("user_id","created_at");