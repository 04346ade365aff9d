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
 * The administrators' notes about a lead. They are deleted with the lead.
 *
 * @phpstan-type Note array{id: int, note: string, author: string, isOwn: bool, created: string}
 */
final readonly class LeadNotes {
	public const LONGEST = 2000;

	public function __construct( private wpdb $wpdb, private LeadTables $tables ) {}

	/** @throws DatabaseFailure */
	public function add( int $lead_id, string $note, int $author ): void {
		Query::run(
			$this->wpdb,
			'INSERT INTO %i ( lead_id, note, author, created ) VALUES ( %d, %s, %d, UTC_TIMESTAMP() )',
			$this->tables->notes,
			$lead_id,
			mb_substr( sanitize_textarea_field( $note ), 0, self::LONGEST ),
			$author
		);
	}

	/** Deletes a note of this author; @return bool whether there was one */
	public function remove( int $id, int $lead_id, int $author ): bool {
		return 1 === Query::run( $this->wpdb, 'DELETE FROM %i WHERE id = %d AND lead_id = %d AND author = %d', $this->tables->notes, $id, $lead_id, $author );
	}

	/** @return list<Note> newest first */
	public function of( int $lead_id ): array {
		$rows = Query::rows( $this->wpdb, 'SELECT * FROM %i WHERE lead_id = %d ORDER BY id DESC LIMIT 200', $this->tables->notes, $lead_id );
		$me   = get_current_user_id();

		return array_map(
			static function ( Row $row ) use ( $me ): array {
				$author = get_userdata( $row->int( 'author' ) );

				return array(
					'id'      => $row->int( 'id' ),
					'note'    => $row->string( 'note' ),
					'author'  => false === $author ? '' : $author->display_name,
					'isOwn'   => 0 !== $me && $me === $row->int( 'author' ),
					'created' => UtcTime::iso( $row->string( 'created' ) ),
				);
			},
			$rows
		);
	}
}
