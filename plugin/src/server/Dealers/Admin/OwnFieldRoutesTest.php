<?php
declare(strict_types=1);

namespace HvacBlocks\Dealers\Admin;

use HvacBlocks\Dealers\OwnFields\OwnFields;
use HvacBlocks\Dealers\PostalAreas\EmbeddedPostalAreaDirectory;
use HvacBlocks\Dealers\Records\CrossCheck;
use HvacBlocks\Dealers\Records\Dealer;
use HvacBlocks\Dealers\Store\DealerStore;
use HvacBlocks\Dealers\Store\StoredDealer;
use HvacBlocks\Testing\AnswerShape;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\TestWith;

defined( 'ABSPATH' ) || exit;

final class OwnFieldRoutesTest extends TestCase {
	private const PATH  = ListOwnFieldsRoute::PATH;
	private const FLAG  = array( 'type' => 'flag', 'names' => array( 'en' => 'Veteran-owned', 'fr' => 'Par des vétérans' ), 'places' => array( 'card', 'filter' ) );
	private const BRAND = array( 'type' => 'list', 'names' => array( 'en' => 'Brands' ), 'choices' => array( array( 'names' => array( 'en' => 'Trane' ) ), array( 'names' => array( 'en' => 'Other', 'es' => 'Otras' ) ) ), 'places' => array( 'filter' ) );

	private DealerStore $store;

	protected function setUp(): void {
		wp_set_current_user( 1 );
		$this->store = new DealerStore( self::wpdb() );
		$check       = new CrossCheck( new EmbeddedPostalAreaDirectory( self::wpdb() ) );
		$view        = new OwnFieldsView( $this->store );
		self::answer_routes( new ListOwnFieldsRoute( $view ), new SaveOwnFieldRoute( $view, $this->store ), new DeleteOwnFieldRoute( $view, $this->store ), new SaveDealerRoute( $this->store, $check ), new ShowDealerRoute( $this->store, $check ) );
	}

	public function test_a_new_field_gets_a_key_that_it_keeps(): void {
		self::assertSame( 201, $this->rest( 'PUT', self::PATH . '/new', self::FLAG )->get_status() );
		$this->rest( 'PUT', self::PATH . '/new', array( 'names' => array( 'en' => 'Véteran owned!' ) ) + self::FLAG );
		self::assertSame( array( 'own-veteran-owned' ), array_keys( OwnFields::all() ), 'The second name is the first one to a file.' );

		$saved = $this->rest( 'PUT', self::PATH . '/own-veteran-owned', array( 'names' => array( 'en' => 'Veterans' ), 'type' => 'text', 'places' => array( 'profile', 'card' ) ) + self::FLAG );
		self::assertSame( 200, $saved->get_status() );
		self::assertSame( array( 'key' => 'own-veteran-owned', 'type' => 'flag', 'names' => array( 'en' => 'Veterans', 'es' => '', 'fr' => '' ), 'choices' => array(), 'places' => array( 'card', 'profile' ), 'name' => 'Veterans', 'dealers' => 0 ), self::fields( $saved )[0] );
		self::assertSame( array(), AnswerShape::differences( self::data( $saved ), OwnFieldsView::schema(), self::PATH ) );
	}

	public function test_choices_keep_their_keys_and_new_ones_get_their_own(): void {
		$this->rest( 'PUT', self::PATH . '/new', self::BRAND );
		$this->rest( 'PUT', self::PATH . '/own-brands', array( 'choices' => array( array( 'key' => 'other', 'names' => array( 'en' => 'Trane Comfort' ) ), array( 'key' => 'made-up', 'names' => array( 'en' => 'Trane' ) ), array( 'names' => array( 'en' => '品牌' ) ) ) ) + self::BRAND );

		self::assertSame( array( 'other', 'trane-2', 'field' ), array_map( strval( ... ), array_keys( OwnFields::all()['own-brands']->choices ) ) );
	}

	/** @param array<string, mixed> $own */
	#[TestWith( array( array( 'names' => array( 'en' => ' ', 'es' => 'De veteranos' ) ), 'names.en' ) )]
	#[TestWith( array( array( 'names' => array( 'en' => 'Certified', 'fr' => 'Code postal' ) ), 'names.fr' ) )]
	#[TestWith( array( array( 'type' => 'list' ), 'choices' ) )]
	#[TestWith( array( array( 'type' => 'list', 'choices' => array( array( 'names' => array( 'es' => 'Uno' ) ) ) ), 'choices.0' ) )]
	#[TestWith( array( array( 'type' => 'list', 'choices' => array( array( 'names' => array( 'en' => 'One' ) ), array( 'names' => array( 'en' => 'Uno', 'es' => 'ONE' ) ) ) ), 'choices.1' ) )]
	#[TestWith( array( array( 'type' => 'list', 'choices' => array( array( 'names' => array( 'en' => 'One; two' ) ) ) ), 'choices.0' ) )]
	public function test_mistakes_are_told_at_their_field_and_store_nothing( array $own, string $field ): void {
		$answer = $this->rest( 'PUT', self::PATH . '/new', $own + self::FLAG );

		self::assertSame( 422, $answer->get_status() );
		self::assertSame( array( $field ), array_keys( (array) ( (array) self::data( $answer )['data'] )['fields'] ) );
		self::assertSame( array(), OwnFields::all() );
	}

	public function test_there_are_only_so_many(): void {
		for ( $number = 1; $number <= OwnFields::MOST; $number++ ) {
			self::assertSame( 201, $this->rest( 'PUT', self::PATH . '/new', array( 'names' => array( 'en' => "Field $number" ) ) + self::FLAG )->get_status() );
		}

		self::assertSame( 409, $this->rest( 'PUT', self::PATH . '/new', self::FLAG )->get_status() );
		self::assertSame( 404, $this->rest( 'PUT', self::PATH . '/own-gone', self::FLAG )->get_status() );
		self::assertSame( 400, $this->rest( 'PUT', self::PATH . '/new', array( 'places' => array( 'footer' ) ) + self::FLAG )->get_status() );
	}

	public function test_a_deleted_field_is_counted_before_and_hidden_after(): void {
		$this->rest( 'PUT', self::PATH . '/new', self::FLAG );
		$this->store->write( array( new StoredDealer( new Dealer( 'D1', 'One', lat: 33.1, lon: -96.8, own_fields: array( 'own-veteran-owned' => '1' ) ), false, 'manual' ), new StoredDealer( new Dealer( 'D2', 'Two', lat: 33.1, lon: -96.8 ), false, 'manual' ) ) );
		self::assertSame( 1, self::fields( $this->rest( 'GET', self::PATH ) )[0]['dealers'] );

		$told = did_action( 'hvac_blocks_dealers_changed' );
		self::assertSame( array(), self::fields( $this->rest( 'DELETE', self::PATH . '/own-veteran-owned' ) ) );
		self::assertGreaterThan( $told, did_action( 'hvac_blocks_dealers_changed' ) );
		$stored = $this->store->get( 'D1' );
		self::assertNotNull( $stored );
		self::assertSame( array( false, $this->store->hash( 'D1' ) ), array( isset( $stored->dealer->to_array()['fields'] ), $stored->hash() ), 'It does not look edited.' );
		$this->rest( 'PUT', self::PATH . '/new', self::FLAG );
		self::assertSame( array( 'own-veteran-owned' => '1' ), $this->store->get( 'D1' )?->dealer->to_array()['fields'] ?? array(), 'A value stays until its dealer is saved.' );
	}

	public function test_the_form_of_a_dealer_saves_values_and_is_told_of_bad_ones(): void {
		$this->rest( 'PUT', self::PATH . '/new', self::BRAND );
		$path = str_replace( '(?P<companyID>[\w-]{1,64})', 'D1', StoredDealerAnswer::PATH );
		$body = array( 'data' => array( 'name' => 'One' ), 'location' => array( 'lat' => 33.1, 'lon' => -96.8 ) );

		$refused = $this->rest( 'PUT', $path, $body + array( 'fields' => array( 'own-brands' => 'Acme' ) ) );
		self::assertSame( array( 'own-brands' ), array_keys( (array) ( (array) self::data( $refused )['data'] )['fields'] ) );
		self::assertEquals( (object) array( 'own-brands' => 'trane;other' ), self::data( $this->rest( 'PUT', $path, $body + array( 'fields' => array( 'own-brands' => array( 'other', 'trane' ) ) ) ) )['fields'] );
		self::assertEquals( (object) array( 'own-brands' => 'trane;other' ), self::data( $this->rest( 'GET', $path ) )['fields'] );
	}

	/** @return list<array<string, mixed>> */
	private static function fields( \WP_REST_Response $answer ): array {
		/** @var list<array<string, mixed>> $fields */
		$fields = self::data( $answer )['fields'];

		return $fields;
	}
}
