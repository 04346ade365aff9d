<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Store;

use HvacBlocks\Dealers\PostalAreas\Sphere;
use HvacBlocks\Platform\Database\DroppedIndex;
use HvacBlocks\Platform\Database\Query;
use HvacBlocks\Platform\Database\Tables;
use wpdb;

defined( 'ABSPATH' ) || exit;

/** The dealers, and the postal areas that they serve besides their own surroundings. */
final readonly class DealerTables implements Tables {
	private const DEALERS_A_READ = 500;

	public function __construct( private wpdb $wpdb ) {}

	public function install(): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';

		$dealers  = self::dealers( $this->wpdb );
		$coverage = self::coverage( $this->wpdb );
		$names    = self::names( $this->wpdb );
		$collate  = $this->wpdb->get_charset_collate();

		// The index `area` contains everything that the search for the nearest reads: the rows themselves are read only for the answer. A band
		// is a part of the latitudes: within a few of them the index leads directly to the right longitudes. `listed` contains everything by
		// which the admin list is searched, filtered and sorted: a sixth of the rows. `coverage` repeats the other table in one piece: an
		// answer would otherwise read thousands of its rows.
		dbDelta(
			"CREATE TABLE $dealers (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				company_id varchar(64) NOT NULL,
				name varchar(190) NOT NULL,
				address varchar(190) NOT NULL default '',
				city varchar(100) NOT NULL default '',
				state varchar(2) NOT NULL default '',
				zip varchar(10) NOT NULL default '',
				phone varchar(32) NOT NULL default '',
				show_address tinyint(1) NOT NULL default 0,
				emergency_service tinyint(1) NOT NULL default 0,
				nate_certified tinyint(1) NOT NULL default 0,
				charter_member_date varchar(10) NOT NULL default '',
				diagnostics tinyint(1) NOT NULL default 0,
				financing tinyint(1) NOT NULL default 0,
				leasing tinyint(1) NOT NULL default 0,
				comfort_specialist tinyint(1) NOT NULL default 0,
				lat double NOT NULL,
				lon double NOT NULL,
				approximate tinyint(1) NOT NULL default 0,
				average_rating double NOT NULL default 0,
				review_count int(10) unsigned NOT NULL default 0,
				routing_group varchar(64) NOT NULL default '',
				assigned_numbers text NOT NULL,
				photo varchar(500) NOT NULL default '',
				opening_hours varchar(500) NOT NULL default '',
				own_fields text,
				source varchar(20) NOT NULL default '',
				hash varchar(32) NOT NULL default '',
				updated int(10) unsigned NOT NULL default 0,
				band smallint(6) default NULL,
				coverage text,
				PRIMARY KEY  (id),
				UNIQUE KEY company_id (company_id),
				KEY area (band,lon,lat),
				KEY listed (name,id,city,state,zip,company_id,updated,comfort_specialist,emergency_service,nate_certified,financing,diagnostics,leasing,charter_member_date),
				KEY city (city),
				KEY state_name (state,name),
				KEY place (state,city),
				KEY updated (updated),
				KEY routing_group (routing_group)
			) $collate;"
		);

		dbDelta(
			"CREATE TABLE $coverage (
				zip varchar(5) NOT NULL,
				dealer_id bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (zip,dealer_id)
			) $collate;"
		);

		dbDelta(
			"CREATE TABLE $names (
				tail varchar(64) NOT NULL,
				dealer_id bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (tail,dealer_id)
			) $collate;"
		);

		// `listed` begins with the name.
		DroppedIndex::drop( $this->wpdb, $dealers, 'name' );

		// Fills in rows that are older than these columns.
		Query::run( $this->wpdb, 'UPDATE %i SET band = FLOOR(lat * %d) WHERE band IS NULL', $dealers, Sphere::BANDS );
		$this->fill_coverage( $dealers, $coverage );
		( new DealerNames( $this->wpdb ) )->fill();

		// The dealers' rows tell which rows of this table are theirs; the index took a third of the time of an import.
		DroppedIndex::drop( $this->wpdb, $coverage, 'dealer_id' );
	}

	private function fill_coverage( string $dealers, string $coverage ): void {
		// phpcs:ignore Generic.CodeAnalysis.AssignmentInCondition
		while ( array() !== ( $ids = Query::column( $this->wpdb, 'SELECT id FROM %i WHERE coverage IS NULL LIMIT %d', $dealers, self::DEALERS_A_READ ) ) ) {
			$zips = array_fill_keys( $ids, array() );

			foreach ( Query::rows( $this->wpdb, 'SELECT dealer_id, zip FROM %i WHERE dealer_id IN (' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ') ORDER BY zip', $coverage, ...$ids ) as $row ) {
				$zips[ $row->string( 'dealer_id' ) ][] = $row->string( 'zip' );
			}

			foreach ( $zips as $id => $of_dealer ) {
				Query::run( $this->wpdb, 'UPDATE %i SET coverage = %s WHERE id = %d', $dealers, implode( ',', $of_dealer ), $id );
			}
		}
	}

	public function drop(): void {
		foreach ( array( self::dealers( $this->wpdb ), self::coverage( $this->wpdb ), self::names( $this->wpdb ) ) as $table ) {
			Query::run( $this->wpdb, 'DROP TABLE IF EXISTS %i', $table );
		}
	}

	public static function dealers( wpdb $wpdb ): string {
		return $wpdb->prefix . 'hvac_blocks_dealers';
	}

	public static function coverage( wpdb $wpdb ): string {
		return $wpdb->prefix . 'hvac_blocks_dealer_coverage';
	}

	/** What dealers are found by: `DealerNames`. */
	public static function names( wpdb $wpdb ): string {
		return $wpdb->prefix . 'hvac_blocks_dealer_names';
	}
}
