<?php
declare(strict_types=1);

namespace HvacBlocks\Offers\Rebates\Admin;

use HvacBlocks\Offers\Claims\SiteCalendar;
use HvacBlocks\Offers\Rebates\Rebate;
use HvacBlocks\Offers\Rebates\Store\RebateStore;
use HvacBlocks\Offers\Rebates\Store\StoredRebate;
use HvacBlocks\Testing\AnswerShape;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The admin routes for one rebate: who may use them is tested for all routes. */
final class AdminRebatesTest extends TestCase {
	private const REBATES = '/hvac-blocks/v1/admin/rebates';
	private const PREVIEW = '/hvac-blocks/v1/admin/rebate-preview';

	private const GOOD = array(
		'title'      => 'Furnace',
		'titleEs'    => 'Calefactor',
		'amount'     => '$1,250.50',
		'upTo'       => true,
		'provider'   => 'Utility',
		'url'        => 'https://example.org/terms',
		'starts'     => '1/31/2025',
		'expires'    => '2099-12-31',
		'areas'      => 'texas 75024; m5v',
		'categories' => array( 'heat-pumps', 'Furnace' ),
	);

	private RebateStore $store;

	protected function setUp(): void {
		$this->store = new RebateStore( self::wpdb() );
		$this->store->write( array( new StoredRebate( new Rebate( id: 'R1', title: 'Imported', provider: 'Utility' ), 'import' ) ) );
		$this->as_role( 'administrator' );
	}

	public function test_a_rebate_is_made_with_the_repairs_of_an_import(): void {
		$response = $this->rest( 'PUT', self::REBATES . '/R2', self::GOOD + array( 'version' => '' ) );
		$saved    = self::data( $response );

		self::assertSame( 201, $response->get_status() );
		self::assertSame( array( 'R2', 1250.5, '2025-01-31', array( '75024', 'M5V', 'TX' ), array( 'furnaces', 'heat-pumps' ), 'manual', 'valid' ), array( $saved['id'], $saved['amount'], $saved['starts'], $saved['areas'], $saved['categories'], $saved['source'], $saved['state'] ) );
		self::assertSame( $saved, self::data( $this->rest( 'GET', self::REBATES . '/R2' ) ) );
	}

	public function test_an_imported_one_is_changed_and_its_address_identifies_it(): void {
		$version = self::data( $this->rest( 'GET', self::REBATES . '/R1' ) )['version'];
		$saved   = $this->rest( 'PUT', self::REBATES . '/R1', array( ...self::GOOD, 'id' => 'R9', 'version' => $version ) );

		self::assertSame( 200, $saved->get_status() );
		self::assertSame( array( 'Furnace', 'manual' ), array( $this->store->get( 'R1' )?->rebate->title, $this->store->get( 'R1' )?->source ) );
		self::assertNull( $this->store->get( 'R9' ) );
	}

	public function test_what_someone_else_saved_is_not_overwritten(): void {
		$read = self::data( $this->rest( 'GET', self::REBATES . '/R1' ) )['version'];
		$this->store->write( array( new StoredRebate( new Rebate( id: 'R1', title: 'Theirs', provider: 'Utility' ), 'manual' ) ) );

		$refused = $this->rest( 'PUT', self::REBATES . '/R1', self::GOOD + array( 'version' => $read ) );
		$exists  = $this->rest( 'PUT', self::REBATES . '/R1', self::GOOD + array( 'version' => '' ) );
		$gone    = $this->rest( 'PUT', self::REBATES . '/R7', self::GOOD + array( 'version' => $read ) );

		self::assertSame( array( 409, 'hvac_blocks_rebate_changed', 'Theirs' ), array( $refused->get_status(), self::data( $refused )['code'], self::at( $refused, 'rebate', 'title' ) ) );
		self::assertSame( array( 409, 'hvac_blocks_rebate_exists', array( 'id' ) ), array( $exists->get_status(), self::data( $exists )['code'], array_keys( (array) self::at( $exists, 'fields' ) ) ) );
		self::assertSame( array( 409, null ), array( $gone->get_status(), self::at( $gone, 'rebate' ) ) );
		self::assertSame( 'Theirs', $this->store->get( 'R1' )?->rebate->title );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function invalid(): iterable {
		yield 'no title' => array( array( 'title' => ' ' ), 'title' );
		yield 'no provider' => array( array( 'provider' => '' ), 'provider' );
		yield 'an amount in words' => array( array( 'amount' => 'much' ), 'amount' );
		yield 'no date' => array( array( 'starts' => 'soon' ), 'starts' );
		yield 'ends before it starts' => array( array( 'starts' => '2026-02-02', 'expires' => '2026-02-01' ), 'expires' );
		yield 'a script as a link' => array( array( 'url' => 'javascript:alert(1)' ), 'url' );
		yield 'no place' => array( array( 'areas' => '75024 Atlantis' ), 'areas' );
		yield 'no category' => array( array( 'categories' => array( 'cars' ) ), 'categories' );
	}

	/** @param array<string, mixed> $wrong */
	#[DataProvider( 'invalid' )]
	public function test_what_is_wrong_is_said_at_its_field( array $wrong, string $field ): void {
		$response = $this->rest( 'PUT', self::REBATES . '/R2', array( ...self::GOOD, ...$wrong ) );
		$answer   = self::data( $response );

		self::assertSame( array( 422, 'hvac_blocks_invalid_rebate', array( $field ) ), array( $response->get_status(), $answer['code'], array_keys( (array) self::at( $response, 'fields' ) ) ) );
		self::assertNull( $this->store->get( 'R2' ) );
		self::assertSame( array(), self::data( $this->rest( 'POST', self::PREVIEW, array( ...self::GOOD, ...$wrong ) ) )['cards'] );
	}

	public function test_the_preview_is_the_card_of_each_language(): void {
		$preview = self::data( $this->rest( 'POST', self::PREVIEW, self::GOOD ) );
		/** @var array<string, array<string, mixed>> $cards */
		$cards   = array_column( (array) $preview['cards'], 'card', 'language' );

		self::assertSame( array( 'Furnace', 'Calefactor', 'Furnace' ), array( $cards['en']['title'], $cards['es']['title'], $cards['fr']['title'] ) );
		self::assertSame( array( '', '', 'en' ), array( $cards['en']['lang'], $cards['es']['lang'], $cards['fr']['lang'] ) );
		self::assertSame( 'Up to $1,250.50', $cards['en']['amount'] );
		self::assertSame( 'valid', $preview['state'] );
		self::assertNull( $this->store->get( 'preview' ) );
		self::assertSame( 'expired', self::data( $this->rest( 'POST', self::PREVIEW, array( ...self::GOOD, 'expires' => '2025-02-01' ) ) )['state'] );
	}

	public function test_a_rebate_is_removed_once(): void {
		self::assertSame( array( 'deleted' => true ), self::data( $this->rest( 'DELETE', self::REBATES . '/R1' ) ) );
		self::assertSame( 404, $this->rest( 'DELETE', self::REBATES . '/R1' )->get_status() );
		self::assertSame( 404, $this->rest( 'GET', self::REBATES . '/R1' )->get_status() );
	}

	public function test_the_schemas_describe_the_answers(): void {
		foreach ( array( array( 'GET', self::REBATES . '/R1', array(), StoredRebateAnswer::full_schema() ), array( 'PUT', self::REBATES . '/R1', self::GOOD, StoredRebateAnswer::full_schema() ), array( 'POST', self::PREVIEW, self::GOOD, ( new PreviewRebateRoute( new SiteCalendar() ) )->schema() ) ) as [ $method, $path, $sent, $schema ] ) {
			$answer = self::data( $this->rest( $method, $path, $sent ) );

			self::assertTrue( rest_validate_value_from_schema( $answer, $schema ) );
			self::assertSame( array(), AnswerShape::differences( $answer, $schema, $path ) );
		}
	}

	/** Part of what a refusal says. */
	private static function at( WP_REST_Response $response, string ...$keys ): mixed {
		$value = self::data( $response )['data'] ?? null;

		foreach ( $keys as $key ) {
			$value = is_array( $value ) ? ( $value[ $key ] ?? null ) : null;
		}

		return $value;
	}
}
