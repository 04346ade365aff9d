<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Kernel\Console;
use HvacBlocks\Leads\Delivery\DeliveryReport;
use HvacBlocks\Leads\Delivery\LeadRelease;
use HvacBlocks\Leads\Delivery\LeadRetry;
use HvacBlocks\Leads\Delivery\LeadScheduler;
use HvacBlocks\Leads\Health\SelfTestLead;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadFilter;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Leads\Store\LeadSearch;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Platform\Database\UtcTime;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** Delivers, lists, resends, releases and exports leads, and tests whether they arrive. */
final readonly class LeadsCommand {
	public function __construct(
		private LeadScheduler $scheduler,
		private LeadSearch $search,
		private LeadRepository $leads,
		private LeadRetry $retry,
		private LeadRelease $release,
		private LeadCsv $csv,
		private SelfTestLead $self_test,
		private Console $console,
	) {}

	/**
	 * Delivers all leads that are due, as the scheduler does every minute.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks leads deliver
	 */
	public function deliver(): void {
		$this->tell( $this->scheduler->tick() );
	}

	/**
	 * Lists leads, newest first, without any data that visitors entered.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : Filter by status: accepted, delivered, failed, withdrawn or quarantined.
	 *
	 * [--form=<form>]
	 * : Filter by form name.
	 *
	 * [--limit=<limit>]
	 * : Number of leads.
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
		$filter = $this->filter( $options );

		if ( null === $filter ) {
			return;
		}

		foreach ( $this->search->find( $filter, max( 1, (int) ( $options['limit'] ?? 20 ) ) ) as $lead ) {
			$this->console->line( implode( "\t", array( $lead->reference, UtcTime::iso( $lead->created ), $lead->status->value, $lead->form, $lead->lang->value, $lead->source, '' === $lead->company_id ? '-' : $lead->company_id ) ) );
		}
	}

	/**
	 * Resends leads that have not been delivered.
	 *
	 * ## OPTIONS
	 *
	 * [<reference>...]
	 * : References of the leads to resend.
	 *
	 * [--failed]
	 * : Resend all failed leads.
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
		$leads = $this->named( $arguments );

		if ( ! empty( $options['failed'] ) ) {
			array_push( $leads, ...$this->search->find( new LeadFilter( status: LeadStatus::Failed ), 10000 ) );
		}

		if ( array() === $leads ) {
			$this->console->fail( __( 'There is nothing to resend. Give a reference or --failed.', 'hvac-blocks' ) );

			return;
		}

		foreach ( $leads as $lead ) {
			$this->retry->restart( $lead, 0 );
		}

		$this->tell( $this->scheduler->tick() );
	}

	/**
	 * Delivers leads that were suspected spam.
	 *
	 * ## OPTIONS
	 *
	 * [<reference>...]
	 * : References of the leads to deliver.
	 *
	 * [--all]
	 * : Deliver all suspected spam.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks leads release HB-7K3M-92QD
	 *     wp hvac-blocks leads list --status=quarantined
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function release( array $arguments, array $options ): void {
		$leads = $this->named( $arguments );

		if ( ! empty( $options['all'] ) ) {
			array_push( $leads, ...$this->search->find( new LeadFilter( status: LeadStatus::Quarantined ), 10000 ) );
		}

		$released = count( array_filter( $leads, fn ( Lead $lead ): bool => $this->release->release( $lead, 0 ) ) );

		if ( 0 === $released ) {
			$this->console->fail( __( 'There is no suspected spam to release. Give a reference or --all.', 'hvac-blocks' ) );

			return;
		}

		$this->tell( $this->scheduler->tick() );
	}

	/**
	 * Exports leads as CSV with all submitted data. Cells that look like formulas are escaped.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file to write, or - for standard output.
	 *
	 * [--status=<status>]
	 * : Filter by status: accepted, delivered, failed, withdrawn or quarantined.
	 *
	 * [--form=<form>]
	 * : Filter by form name.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks leads export leads.csv --form=newsletter
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function export( array $arguments, array $options ): void {
		$filter = $this->filter( $options );

		if ( null === $filter ) {
			return;
		}

		$file   = $arguments[0] ?? '';
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a file of the command line, streamed; a failure is reported below.
		$stream = '' === $file ? false : @fopen( '-' === $file ? 'php://output' : $file, 'wb' );

		if ( false === $stream ) {
			/* translators: %s: name of a file. */
			$this->console->fail( sprintf( __( 'The file “%s” cannot be written.', 'hvac-blocks' ), $file ) );

			return;
		}

		$is_whole = true;
		$this->csv->export(
			$filter,
			static function ( string $piece ) use ( $stream, &$is_whole ): void {
				$is_whole = $is_whole && fwrite( $stream, $piece ) === strlen( $piece );
			}
		);
		fclose( $stream );
		// phpcs:enable

		if ( ! $is_whole ) {
			/* translators: %s: name of a file. */
			$this->console->fail( sprintf( __( 'The file “%s” could not be written completely.', 'hvac-blocks' ), $file ) );
		} elseif ( '-' !== $file ) {
			/* translators: %s: name of a file. */
			$this->console->success( sprintf( __( 'Leads exported to “%s”.', 'hvac-blocks' ), $file ) );
		}
	}

	/**
	 * Sends a test lead to this site, as the daily self-test does, and reports whether it arrives.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks leads self-test
	 *
	 * @subcommand self-test
	 */
	public function self_test(): void {
		$problem = $this->self_test->run();

		if ( '' === $problem ) {
			$this->console->success( __( 'The test lead arrived.', 'hvac-blocks' ) );
		} else {
			$this->console->fail( $problem );
		}
	}

	/**
	 * @param list<string> $references
	 * @return list<Lead> the existing ones; the others are reported
	 */
	private function named( array $references ): array {
		$leads = array();

		foreach ( $references as $reference ) {
			$lead = $this->leads->by_reference( $reference );

			if ( null === $lead ) {
				/* translators: %s: reference of a lead. */
				$this->console->warning( Text::sentence( __( 'Lead %s not found.', 'hvac-blocks' ), $reference ) );
			} else {
				$leads[] = $lead;
			}
		}

		return $leads;
	}

	/** @param array<string, string|bool> $options */
	private function filter( array $options ): ?LeadFilter {
		$status = LeadStatus::tryFrom( (string) ( $options['status'] ?? '' ) );

		if ( null === $status && isset( $options['status'] ) ) {
			$this->console->fail( __( 'Unknown status. Use accepted, delivered, failed, withdrawn or quarantined.', 'hvac-blocks' ) );

			return null;
		}

		return new LeadFilter( status: $status, form: (string) ( $options['form'] ?? '' ) );
	}

	private function tell( DeliveryReport $report ): void {
		/* translators: 1, 2, 3: numbers of deliveries. */
		$this->console->success( sprintf( __( '%1$d delivered, %2$d to retry, %3$d failed.', 'hvac-blocks' ), $report->delivered, $report->retried, $report->failed ) );
	}
}
