<?php
declare(strict_types=1);

namespace HvacBlocks\Leads;

use HvacBlocks\Cli\Console;
use HvacBlocks\Database\UtcTime;
use HvacBlocks\Languages\Text;
use HvacBlocks\Leads\Admin\LeadCsv;
use HvacBlocks\Leads\Delivery\DeliveryReport;
use HvacBlocks\Leads\Delivery\LeadClock;
use HvacBlocks\Leads\Delivery\LeadRetry;
use HvacBlocks\Leads\Health\LeadTrial;
use HvacBlocks\Leads\Store\LeadFilter;
use HvacBlocks\Leads\Store\LeadRepository;
use HvacBlocks\Leads\Store\LeadSearch;
use HvacBlocks\Leads\Store\LeadStatus;

defined( 'ABSPATH' ) || exit;

/** Delivers leads, lists them, sends them again, exports them, and tries whether they arrive. */
final readonly class LeadsCommand {
	public function __construct(
		private LeadClock $clock,
		private LeadSearch $search,
		private LeadRepository $leads,
		private LeadRetry $retry,
		private LeadCsv $csv,
		private LeadTrial $trial,
		private Console $console,
	) {}

	/**
	 * Delivers what is due, as the site's clock does every minute.
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
	 * : accepted, delivered, failed, withdrawn or quarantined.
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
		$filter = $this->filter( $options );

		if ( null === $filter ) {
			return;
		}

		foreach ( $this->search->find( $filter, max( 1, (int) ( $options['limit'] ?? 20 ) ) ) as $lead ) {
			$this->console->line( implode( "\t", array( $lead->reference, UtcTime::iso( $lead->created ), $lead->status->value, $lead->form, $lead->lang->value, $lead->source, '' === $lead->company_id ? '-' : $lead->company_id ) ) );
		}
	}

	/**
	 * Sends leads again that are not delivered.
	 *
	 * ## OPTIONS
	 *
	 * [<reference>...]
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
				$this->console->warning( Text::sentence( __( 'Lead %s not found.', 'hvac-blocks' ), $reference ) );
			} else {
				$leads[] = $lead;
			}
		}

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

		$this->tell( $this->clock->tick() );
	}

	/**
	 * Writes leads as CSV, with everything that was entered. No spreadsheet executes a cell of it.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : Where to; - for the terminal or a pipe.
	 *
	 * [--status=<status>]
	 * : accepted, delivered, failed, withdrawn or quarantined.
	 *
	 * [--form=<form>]
	 * : The name of a form.
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
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a file of the command line, streamed; that it cannot be written is told below.
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
	 * Sends the site a trial lead, as the site itself does every day, and says whether it arrives.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks leads self-test
	 *
	 * @subcommand self-test
	 */
	public function self_test(): void {
		$problem = $this->trial->run();

		if ( '' === $problem ) {
			$this->console->success( __( 'The test lead arrived.', 'hvac-blocks' ) );
		} else {
			$this->console->fail( $problem );
		}
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
