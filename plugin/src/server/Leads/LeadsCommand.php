<?php
declare(strict_types=1);

namespace HvacBlocks\Leads;

use HvacBlocks\Cli\Console;

defined( 'ABSPATH' ) || exit;

/** Delivers leads, lists them and sends them again. */
final readonly class LeadsCommand {
	public function __construct(
		private LeadClock $clock,
		private LeadSearch $search,
		private LeadRepository $leads,
		private LeadRetry $retry,
		private Console $console,
	) {}

	/**
	 * Delivers what is due, as WP-Cron does every minute.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks leads deliver
	 */
	public function deliver(): void {
		$this->tell( $this->clock->tick() );
	}

	/**
	 * Lists leads, newest first. It shows nothing that a visitor entered.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : accepted, delivered, failed or quarantined.
	 *
	 * [--form=<form>]
	 * : The name of a form.
	 *
	 * [--limit=<limit>]
	 * : How many.
	 * ---
	 * default: 20
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks leads list --status=failed
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function list( array $arguments, array $options ): void {
		$status = LeadStatus::tryFrom( (string) ( $options['status'] ?? '' ) );

		if ( null === $status && isset( $options['status'] ) ) {
			$this->console->fail( __( 'There is no such state. It is accepted, delivered, failed or quarantined.', 'hvac-blocks' ) );

			return;
		}

		$filter = new LeadFilter( status: $status, form: (string) ( $options['form'] ?? '' ) );

		foreach ( $this->search->find( $filter, max( 1, (int) ( $options['limit'] ?? 20 ) ) ) as $lead ) {
			$this->console->line( implode( "\t", array( $lead->reference, UtcTime::iso( $lead->created ), $lead->status->value, $lead->form, $lead->lang->value, $lead->source, '' === $lead->company_id ? '-' : $lead->company_id ) ) );
		}
	}

	/**
	 * Sends leads again that are not delivered.
	 *
	 * ## OPTIONS
	 *
	 * [<reference>…]
	 * : The references of the leads.
	 *
	 * [--failed]
	 * : All that failed.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks leads retry HB-7K3M-92QD
	 *     wp hvac-blocks leads retry --failed
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function retry( array $arguments, array $options ): void {
		$leads = array();

		foreach ( $arguments as $reference ) {
			$lead = $this->leads->by_reference( $reference );

			if ( null === $lead ) {
				/* translators: %s: reference of a lead. */
				$this->console->warning( sprintf( __( 'There is no lead %s.', 'hvac-blocks' ), $reference ) );
			} else {
				$leads[] = $lead;
			}
		}

		if ( ! empty( $options['failed'] ) ) {
			array_push( $leads, ...$this->search->find( new LeadFilter( status: LeadStatus::Failed ), 10000 ) );
		}

		if ( array() === $leads ) {
			$this->console->fail( __( 'There is nothing to send again. Name a reference, or --failed.', 'hvac-blocks' ) );

			return;
		}

		foreach ( $leads as $lead ) {
			$this->retry->restart( $lead, 0 );
		}

		$this->tell( $this->clock->tick() );
	}

	private function tell( DeliveryReport $report ): void {
		/* translators: 1, 2, 3: numbers of deliveries. */
		$this->console->success( sprintf( __( '%1$d delivered, %2$d to try again, %3$d failed.', 'hvac-blocks' ), $report->delivered, $report->retried, $report->failed ) );
	}
}
