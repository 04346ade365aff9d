<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Admin\LeadView;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Platform\Database\Transaction;
use HvacBlocks\Testing\LeadsTestCase;

defined( 'ABSPATH' ) || exit;

/** A test of what happens to people's leads. */
abstract class PrivacyTestCase extends LeadsTestCase {
	final protected function anonymiser(): LeadAnonymiser {
		return new LeadAnonymiser( $this->wpdb, $this->tables, $this->leads, $this->ledger, $this->queue, new Transaction( $this->wpdb ) );
	}

	final protected function eraser(): LeadsEraser {
		return new LeadsEraser( new LeadsOfPerson( $this->wpdb, $this->tables ), $this->anonymiser() );
	}

	final protected function exporter(): LeadsExporter {
		return new LeadsExporter( $this->wpdb, $this->tables, new LeadsOfPerson( $this->wpdb, $this->tables ), new LeadView( new FormLibrary(), $this->ledger, $this->queue ), $this->ledger, $this->queue );
	}

	/** Stores a lead with this address. */
	final protected function lead_of( string $email, string $company_id = '', string $address = '' ): Lead {
		return $this->stored( $this->request( array( 'email' => $email ), address: '' === $address ? '198.51.100.' . random_int( 1, 250 ) : $address, company_id: $company_id ) );
	}

	/** A lead whose address equals ana@example.com only to the database. */
	final protected function accented(): Lead {
		$lead = $this->lead_of( 'bob@example.com' );
		$this->wpdb->update( $this->tables->leads, array( 'email' => 'ana@example.com', 'fields' => '{"email":"aná@example.com"}' ), array( 'id' => $lead->id ) );

		return $lead;
	}

	final protected function note( Lead $lead ): void {
		$this->wpdb->insert( $this->tables->notes, array( 'lead_id' => $lead->id, 'note' => 'Ana called twice', 'author' => 1, 'created' => '2026-01-01 00:00:00' ) );
	}

	final protected function set_age( Lead $lead, int $days ): void {
		$this->wpdb->update( $this->tables->leads, array( 'created' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ) ), array( 'id' => $lead->id ) );
	}

	/** Everything in the tables about a lead, as one text. */
	final protected function whole( Lead $lead ): string {
		$rows = array( $this->wpdb->get_results( (string) $this->wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', $this->tables->leads, $lead->id ) ) );

		foreach ( array( $this->tables->deliveries, $this->tables->events, $this->tables->notes ) as $table ) {
			$rows[] = $this->wpdb->get_results( (string) $this->wpdb->prepare( 'SELECT * FROM %i WHERE lead_id = %d', $table, $lead->id ) );
		}

		return (string) wp_json_encode( $rows, JSON_UNESCAPED_UNICODE );
	}

	final protected function again( Lead $lead ): Lead {
		$again = $this->leads->by_id( $lead->id );
		self::assertNotNull( $again );

		return $again;
	}
}
