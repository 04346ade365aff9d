<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

use HvacBlocks\Leads\Admin\LeadView;
use HvacBlocks\Leads\Delivery\DeliveryQueue;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadLedger;
use HvacBlocks\Leads\Store\LeadTables;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\UtcTime;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * Leads for WordPress's export of personal data (Tools > Export Personal Data): everything stored about them.
 *
 * @phpstan-type Line array{name: string, value: string}
 * @phpstan-type Item array{group_id: string, group_label: string, group_description: string, item_id: string, data: list<Line>}
 */
final readonly class LeadsExporter {
	private const PER_PAGE = 25;

	public function __construct(
		private wpdb $wpdb,
		private LeadTables $tables,
		private LeadsOfPerson $persons,
		private LeadView $view,
		private LeadLedger $ledger,
		private DeliveryQueue $queue,
	) {}

	/**
	 * @param int $page from 1
	 * @return array{data: list<Item>, done: bool}
	 */
	public function page( string $email, int $page ): array {
		$after = 0;
		$leads = array();

		// By cursor, not by offset: leads added or deleted in the meantime do not push others out of the export.
		for ( $i = 0; $i < max( 1, $page ); $i++ ) {
			$leads = $this->persons->like( $email, $after, self::PER_PAGE );
			$after = array() === $leads ? PHP_INT_MAX : end( $leads )->id;
		}

		return array(
			'data' => array_map( $this->item( ... ), array_values( array_filter( $leads, static fn ( Lead $lead ): bool => LeadsOfPerson::is_of( $lead, $email ) ) ) ),
			'done' => count( $leads ) < self::PER_PAGE,
		);
	}

	/** @return Item */
	private function item( Lead $lead ): array {
		return array(
			'group_id'          => 'hvac-blocks-leads',
			'group_label'       => __( 'Form requests', 'hvac-blocks' ),
			'group_description' => __( 'Data entered in forms on this site, the consent given with it and what happened to it.', 'hvac-blocks' ),
			'item_id'           => "hvac-blocks-lead-$lead->reference",
			'data'              => array( ...$this->request( $lead ), ...self::consent( $lead ), ...self::marketing( $lead ), ...$this->history( $lead ) ),
		);
	}

	/** @return list<Line> */
	private function request( Lead $lead ): array {
		$lines = array(
			self::line( __( 'Reference', 'hvac-blocks' ), $lead->reference ),
			self::line( __( 'Sent', 'hvac-blocks' ), UtcTime::iso( $lead->created ) ),
			self::line( __( 'Form', 'hvac-blocks' ), "$lead->form ($lead->form_version)" ),
			self::line( __( 'Language', 'hvac-blocks' ), $lead->lang->value ),
		);

		foreach ( array( ...$this->view->fields( $lead ), ...LeadView::answers( $lead ) ) as $field ) {
			$lines[] = self::line( $field['label'], $field['value'] );
		}

		return self::filled(
			...$lines,
			...array(
				self::line( __( 'Dealer', 'hvac-blocks' ), trim( "$lead->dealer_name $lead->company_id" ) ),
				self::line( __( 'Product', 'hvac-blocks' ), $lead->product?->label() ?? '' ),
				self::line( __( 'Source', 'hvac-blocks' ), $lead->source ),
				self::line( __( 'Page', 'hvac-blocks' ), $lead->page_url ),
				self::line( __( 'Status', 'hvac-blocks' ), $lead->status->label() ),
				self::line( __( 'IP address (keyed hash)', 'hvac-blocks' ), $lead->address_hash ),
				self::line( __( 'IP address', 'hvac-blocks' ), $lead->address_raw ),
				self::line( __( 'Browser (keyed hash)', 'hvac-blocks' ), $lead->agent_hash ),
				self::line( __( 'Browser', 'hvac-blocks' ), $lead->agent_raw ),
			)
		);
	}

	/** @return list<Line> */
	private static function consent( Lead $lead ): array {
		if ( null === $lead->consent ) {
			return array();
		}

		return self::filled(
			self::line( __( 'Consent: text', 'hvac-blocks' ), $lead->consent->text ),
			self::line( __( 'Consent: version', 'hvac-blocks' ), "{$lead->consent->version} ({$lead->consent->language->value})" ),
			self::line( __( 'Consent: text SHA-256', 'hvac-blocks' ), $lead->consent->hash ),
			self::line( __( 'Consent: state', 'hvac-blocks' ), $lead->consent->state->label() ),
			self::line( __( 'Consent: time', 'hvac-blocks' ), UtcTime::iso( $lead->consent->given_at ) ),
			self::line( __( 'Consent: other notices shown', 'hvac-blocks' ), $lead->consent->notice ),
			self::line( __( 'Consent: revoked', 'hvac-blocks' ), UtcTime::iso( $lead->revoked_at ) ),
		);
	}

	/** @return list<Line> */
	private static function marketing( Lead $lead ): array {
		$choice = $lead->marketing;

		return self::filled(
			self::line( __( 'Marketing', 'hvac-blocks' ), $lead->marketing_label() ),
			self::line( __( 'Marketing: text', 'hvac-blocks' ), $choice->text ?? '' ),
			self::line( __( 'Marketing: version', 'hvac-blocks' ), null === $choice ? '' : "$choice->version ({$choice->language->value})" ),
			self::line( __( 'Marketing: SHA-256 of the text', 'hvac-blocks' ), $choice->hash ?? '' ),
			self::line( __( 'Marketing: time', 'hvac-blocks' ), UtcTime::iso( $choice->given_at ?? '' ) ),
			self::line( __( 'Marketing: revoked', 'hvac-blocks' ), UtcTime::iso( $lead->marketing_revoked_at ) ),
		);
	}

	/** @return list<Line> */
	private function history( Lead $lead ): array {
		$lines = array();

		foreach ( $this->queue->of( $lead->id ) as $delivery ) {
			$lines[] = self::line( __( 'Delivery', 'hvac-blocks' ), trim( "{$delivery['destination']}: {$delivery['state']} {$delivery['result']}" ) );
		}

		foreach ( $this->ledger->of( $lead->id ) as $event ) {
			// The identity of the staff member is that person's data.
			$lines[] = self::line( __( 'History', 'hvac-blocks' ), trim( implode( ' ', array_filter( array( $event['created'], $event['label'], $event['destination'], $event['detail'] ) ) ) ) );
		}

		$lines[] = self::line( __( 'Staff notes', 'hvac-blocks' ), (string) $this->notes( $lead ) );

		return $lines;
	}

	private function notes( Lead $lead ): int {
		return Query::row( $this->wpdb, 'SELECT COUNT(*) AS total FROM %i WHERE lead_id = %d', $this->tables->notes, $lead->id )?->int( 'total' ) ?? 0;
	}

	/** @return Line */
	private static function line( string $name, string $value ): array {
		return array(
			'name'  => $name,
			// WordPress keeps links and line breaks of a value in its report, and drops other tags: the input must stay readable.
			'value' => str_replace( array( '<', '>' ), array( '&lt;', '&gt;' ), $value ),
		);
	}

	/**
	 * @param Line ...$lines
	 * @return list<Line>
	 */
	private static function filled( array ...$lines ): array {
		return array_values( array_filter( $lines, static fn ( array $line ): bool => '' !== $line['value'] ) );
	}
}
