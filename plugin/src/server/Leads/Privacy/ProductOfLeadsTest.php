<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Privacy;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Admin\LeadCsv;
use HvacBlocks\Leads\Admin\LeadReport;
use HvacBlocks\Leads\Admin\LeadView;
use HvacBlocks\Leads\Destinations\ConfirmationContent;
use HvacBlocks\Leads\Destinations\HttpLeadDestination;
use HvacBlocks\Leads\Destinations\MailLeadDestination;
use HvacBlocks\Leads\Intake\LeadRequest;
use HvacBlocks\Leads\Intake\LeadRequestReader;
use HvacBlocks\Leads\Statistics\ReportPeriod;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadDays;
use HvacBlocks\Leads\Store\LeadFilter;
use HvacBlocks\Leads\Store\LeadOrder;
use HvacBlocks\Leads\Store\LeadSearch;
use HvacBlocks\Leads\Store\LedgerDetail;
use HvacBlocks\Offers\Catalog\AskedProduct;
use HvacBlocks\Offers\Catalog\ExampleProducts;
use HvacBlocks\Offers\Catalog\ProductDirectory;
use HvacBlocks\Platform\Http\UpstreamAnswer;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\LanguageSwitch;
use HvacBlocks\Platform\Settings\Settings;
use HvacBlocks\Testing\BrokenDatabase;
use HvacBlocks\Testing\LeadPlans;
use HvacBlocks\Testing\Upstreams\ScriptedClient;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** What becomes of the product that a visitor asks about. */
final class ProductOfLeadsTest extends PrivacyTestCase {
	use LeadPlans;

	private const PRODUCTS = array(
		'products' => array(
			array(
				'id'       => 'RG-F-96',
				'name'     => 'Ridge 96',
				'nameEs'   => 'Cresta 96',
				'category' => 'furnaces',
			),
		),
	);

	private function posted( string $product, string $lang = 'en', ?ProductDirectory $catalog = null ): LeadRequest {
		$request = new WP_REST_Request( 'POST' );
		$request->set_body_params(
			array(
				'form'    => 'contact-dealer',
				'lang'    => $lang,
				'fields'  => self::fields(),
				'consent' => true,
				'product' => $product,
			)
		);

		return ( new LeadRequestReader( new FormLibrary(), $catalog ?? new ExampleProducts( self::PRODUCTS ) ) )->read( $request, '203.0.113.9' );
	}

	private function lead( string $lang = 'en' ): Lead {
		return $this->stored( $this->posted( 'RG-F-96', $lang ) );
	}

	#[TestWith( array( 'en', 'Ridge 96' ) )]
	#[TestWith( array( 'es', 'Cresta 96' ) )]
	public function test_it_is_stored_with_the_name_that_the_visitor_saw( string $lang, string $name ): void {
		$lead = $this->lead( $lang );
		$row  = ( new LeadView( new FormLibrary(), $this->ledger, $this->queue ) )->row( $lead );

		self::assertEquals( new AskedProduct( 'RG-F-96', $name ), $lead->product );
		self::assertSame( array( $name, 'RG-F-96' ), array( $row['product'], $row['productId'] ) );
	}

	#[TestWith( array( 'RG-F-97' ) )]
	#[TestWith( array( '' ) )]
	#[TestWith( array( '<b>' ) )]
	public function test_an_unknown_one_is_left_out_and_the_lead_stored( string $product ): void {
		self::assertNull( $this->stored( $this->posted( $product ) )->product );
	}

	public function test_it_is_kept_if_the_catalog_cannot_be_read(): void {
		$broken = new BrokenDatabase( 'products' );

		self::assertEquals( new AskedProduct( 'RG-F-96', '' ), $this->stored( $this->posted( 'RG-F-96', 'en', $this->catalog() ) )->product );
		self::assertCount( 1, $broken->refused );
	}

	public function test_a_question_about_another_product_is_another_lead(): void {
		self::assertNotSame( $this->posted( 'RG-F-96' )->key(), $this->posted( '' )->key() );
		self::assertSame( $this->posted( 'RG-F-96' )->key(), $this->posted( 'RG-F-96' )->key() );
	}

	public function test_the_service_gets_it(): void {
		update_option( Settings::OPTION, array( 'leads_url' => 'https://leads.example.com' ) );
		$client = new ScriptedClient( static fn (): UpstreamAnswer => new UpstreamAnswer( 200, array() ) );
		$http   = new HttpLeadDestination( new Settings(), $client );
		$http->deliver( $this->lead() );
		$http->deliver( $this->stored( $this->posted( '' ) ) );
		$bodies = array_map( static fn ( object $request ): mixed => json_decode( (string) $request->body, true ), $client->requests );

		self::assertIsArray( $bodies[0] );
		self::assertIsArray( $bodies[1] );
		self::assertSame( array( 'id' => 'RG-F-96', 'name' => 'Ridge 96' ), $bodies[0]['product'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		self::assertArrayNotHasKey( 'product', $bodies[1] );
	}

	public function test_both_mails_and_the_file_have_it(): void {
		$lead = $this->lead( 'es' );
		$csv  = '';
		( new LeadCsv( new LeadSearch( $this->wpdb, $this->tables ), new LeadView( new FormLibrary(), $this->ledger, $this->queue ), new FormLibrary() ) )->export(
			new LeadFilter(),
			static function ( string $piece ) use ( &$csv ): void {
				$csv .= $piece;
			},
			array( 'productId', 'product' )
		);
		$confirmation = LanguageSwitch::in( Language::Spanish, fn (): string => ( new ConfirmationContent( new Settings(), new FormLibrary(), self::dealers() ) )->of( $lead )->text() );

		self::assertStringContainsString( 'Product: Cresta 96 (RG-F-96)', ( new MailLeadDestination( new Settings(), new FormLibrary() ) )->content( $lead )->text() );
		self::assertStringContainsString( 'Producto: Cresta 96 (RG-F-96)', $confirmation );
		self::assertMatchesRegularExpression( '/"?RG-F-96"?,"?Cresta 96"?/', $csv );
	}

	public function test_it_is_exported_and_stays_when_the_person_is_erased(): void {
		$lead = $this->lead();
		$data = array_column( $this->exporter()->page( 'ana@example.com', 1 )['data'][0]['data'] ?? array(), 'value', 'name' );
		self::assertSame( 'Ridge 96 (RG-F-96)', $data['Product'] );

		$this->anonymiser()->anonymise( $lead, LedgerDetail::Erased );
		self::assertEquals( $lead->product, $this->leads->by_id( $lead->id )?->product );
		self::assertSame( array( $lead->reference ), $this->found( new LeadFilter( search: 'rg-f-96' ) ) );
	}

	public function test_leads_are_found_and_counted_by_it(): void {
		$lead   = $this->lead();
		$search = new LeadSearch( $this->wpdb, $this->tables );
		$report = new LeadDays( $this->wpdb, $this->tables );
		$asked  = new WP_REST_Request();
		$asked->set_param( 'days', 1 );
		$today = ReportPeriod::from( $asked );
		self::assertInstanceOf( ReportPeriod::class, $today );
		$this->stored( $this->posted( '' ) );

		self::assertSame( array( $lead->reference ), $this->found( new LeadFilter( product: 'RG-F-96' ) ) );
		self::assertSame( array( $lead->reference ), $this->found( new LeadFilter( search: 'ridge' ) ) );
		self::assertSame( array( array( 'id' => 'RG-F-96', 'name' => 'Ridge 96' ) ), $search->products() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short.
		self::assertSame( array( 'RG-F-96' => 1 ), LeadReport::products( $report->of( $today ) ) );
		self::assertSame( array(), LeadReport::products( $report->of( $today->before() ) ) );
	}

	public function test_its_name_is_that_of_the_newest_lead(): void {
		$this->fill();
		$this->wpdb->query( "UPDATE {$this->tables->leads} SET product_id = 'RG-F-96', product_name = name" ); // phpcs:ignore WordPress.DB -- literals of this test.

		self::assertSame( array( 'N1999' ), array_column( ( new LeadSearch( $this->wpdb, $this->tables ) )->products(), 'name' ) );
	}

	public function test_products_are_listed_without_reading_every_lead(): void {
		self::need_mariadb();
		$this->fill();
		$this->wpdb->query( "UPDATE {$this->tables->leads} SET product_id = CONCAT( 'P', id % 7 ), product_name = product_id" ); // phpcs:ignore WordPress.DB -- literals of this test.
		$this->wpdb->query( "ANALYZE TABLE {$this->tables->leads}" ); // phpcs:ignore WordPress.DB -- literals of this test.
		$search = new LeadSearch( $this->wpdb, $this->tables );
		$plan   = $this->plan( 'SELECT l.product_id', static fn (): mixed => $search->products() );
		$extra  = (string) wp_json_encode( array_column( $plan, 'Extra' ) );

		self::assertCount( 7, $search->products() );
		self::assertStringContainsString( 'Using index for group-by', $extra );
		self::assertStringNotContainsString( 'filesort', $extra );
		self::assertStringNotContainsString( 'temporary', $extra );
		self::assertSame( 'by_product', array_column( $plan, 'key', 'select_type' )['DERIVED'] ?? '', (string) wp_json_encode( $plan ) );
		self::assertNotContains( 'ALL', array_column( array_slice( $plan, 1 ), 'type' ) );
	}

	/** @return list<string> references */
	private function found( LeadFilter $filter ): array {
		return array_map( static fn ( Lead $lead ): string => $lead->reference, ( new LeadSearch( $this->wpdb, $this->tables ) )->page( $filter, LeadOrder::Date, true, 20 ) );
	}
}
