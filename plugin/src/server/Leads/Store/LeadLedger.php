<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Store;

use HvacBlocks\Platform\Database\DatabaseFailure;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Row;
use HvacBlocks\Platform\Database\UtcTime;
use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * The history of leads. Entries can be added and read; none is ever changed.
 *
 * A detail is for administrators: it contains no secret and nothing that the visitor entered, so it may outlive the lead.
 *
 * @phpstan-type Line array{event: string, label: string, destination: string, detail: string, actor: string, created: string}
 */
final readonly class LeadLedger {
	public function __construct( private wpdb $wpdb, private LeadTables $tables ) {}

	/**
	 * @param int $actor the user who did it; 0 for the visitor or an automatic run
	 * @throws DatabaseFailure
	 */
	public function note( int $lead_id, LedgerEvent $event, string $detail = '', string $destination = '', int $actor = 0 ): void {
		$this->add( array( array( $lead_id, $event->value, $destination, self::detail( $detail ), $actor ) ) );
	}

	/**
	 * Adds an event unless the lead already has it: anyone can cause it any number of times.
	 *
	 * @throws DatabaseFailure
	 */
	public function note_once( int $lead_id, LedgerEvent $event ): void {
		$noted = Query::value( $this->wpdb, 'SELECT id FROM %i WHERE lead_id = %d AND event = %s LIMIT 1', $this->tables->events, $lead_id, $event->value );

		if ( null === $noted ) {
			$this->note( $lead_id, $event );
		}
	}

	/**
	 * Adds the events of the visitor's post, in one statement.
	 *
	 * @param non-empty-list<array{LedgerEvent, string}> $lines events with their details
	 * @throws DatabaseFailure
	 */
	public function begin( int $lead_id, array $lines ): void {
		$this->add( array_map( static fn ( array $line ): array => array( $lead_id, $line[0]->value, '', self::detail( $line[1] ), 0 ), $lines ) );
	}

	/**
	 * @param non-empty-list<array{int, string, string, string, int}> $rows lead, event, destination, detail, actor
	 * @throws DatabaseFailure
	 */
	private function add( array $rows ): void {
		Query::run(
			$this->wpdb,
			'INSERT INTO %i ( lead_id, event, destination, detail, actor, created ) VALUES ' . implode( ', ', array_fill( 0, count( $rows ), '( %d, %s, %s, %s, %d, UTC_TIMESTAMP() )' ) ),
			$this->tables->events,
			...array_merge( ...$rows )
		);
	}

	private static function detail( string $detail ): string {
		return mb_substr( sanitize_text_field( $detail ), 0, 300 );
	}

	/** @return list<Line> oldest first */
	public function of( int $lead_id ): array {
		$rows = Query::rows( $this->wpdb, 'SELECT * FROM %i WHERE lead_id = %d ORDER BY id LIMIT 500', $this->tables->events, $lead_id );

		return array_map( self::line( ... ), $rows );
	}

	/** @return Line */
	private static function line( Row $row ): array {
		$user = 0 === $row->int( 'actor' ) ? false : get_userdata( $row->int( 'actor' ) );

		return array(
			'event'       => $row->string( 'event' ),
			'label'       => LedgerEvent::tryFrom( $row->string( 'event' ) )?->label() ?? $row->string( 'event' ),
			'destination' => $row->string( 'destination' ),
			'detail'      => LedgerDetail::tryFrom( $row->string( 'detail' ) )?->label() ?? $row->string( 'detail' ),
			'actor'       => false === $user ? '' : $user->display_name,
			'created'     => UtcTime::iso( $row->string( 'created' ) ),
		);
	}
}
