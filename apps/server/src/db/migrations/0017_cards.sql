ALTER TABLE "orders" ADD COLUMN "second_currency" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "second_minor" integer;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "currency" text DEFAULT 'CNY' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "reference" text;