<?php
declare(strict_types=1);

namespace HvacBlocks\Site\DemoSite;

use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Testing\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Pages made from folders that the test creates. */
final class PageFoldersTest extends TestCase {
	private string $directory;

	protected function setUp(): void {
		$this->directory = sys_get_temp_dir() . '/hvac-pages-' . getmypid();
		$this->lay_out(
			array(
				'texts/en.json'                   => '{"picture.fan":"A fan"}',
				'texts/es.json'                   => '{"picture.fan":"Un ventilador"}',
				'texts/fr.json'                   => '{"picture.fan":"Un ventilateur"}',
				'parts/redirect.html'             => '<a href="{{url $redirect}}">{{name $redirect}}</a>',
				'pages/home/page.json'            => '{"path":{"en":"/residential","es":"/residential/es"},"menu":{"place":2}}',
				'pages/home/en.json'              => '{"name":"Home & more","description":"Where it begins"}',
				'pages/home/es.json'              => '{"name":"Inicio","description":"Donde empieza"}',
				'pages/home/template.html'        => '{{text name}}',
				'pages/terms/kind.json'           => '{"path":"glossary/{name}","values":{"picture":"fan","level":2,"more":{}}}',
				'pages/terms/en.json'             => '{"description":"A term","link":"More"}',
				'pages/terms/es.json'             => '{"description":"Un término","link":"Más"}',
				'pages/terms/fr.json'             => '{"description":"Un terme","link":"Plus"}',
				'pages/terms/template.html'       => '{{text name}}|{{attr picture.$picture}}|{{image $picture}}|{"level":{{value level}}{{attributes more}}}|{{text link}}',
				'pages/terms/seer/page.json'      => '{"menu":{"place":1}}',
				'pages/terms/seer/en.json'        => '{"name":"SEER","menu":"What is SEER?"}',
				'pages/terms/seer/es.json'        => '{"name":"SEER (es)","menu":"¿Qué es SEER?"}',
				'pages/terms/seer/fr.json'        => '{"name":"SEER (fr)","menu":"Le SEER"}',
				'pages/terms/afue/page.json'      => '{"path":"afue","menu":{"place":2,"group":"terms/seer"},"values":{"picture":"flame","more":{"urgent":true,"size":"l"}}}',
				'pages/terms/afue/en.json'        => '{"name":"AFUE","picture.flame":"A \"flame\"","link":"Now"}',
				'pages/terms/afue/es.json'        => '{"name":"AFUE","picture.flame":"Una llama","link":"Ya"}',
				'pages/terms/afue/fr.json'        => '{"name":"AFUE","picture.flame":"Une flamme","link":"Vite"}',
				'pages/terms/hspf/page.json'      => '{"path":{"en":"hspf"},"menu":{"place":1,"group":"terms/seer"}}',
				'pages/terms/hspf/en.json'        => '{"name":"HSPF & more","card":"How well it heats."}',
				'parts/menu.html'                 => '{{menu}}',
				'parts/footer.html'               => '<h2>{{label terms/seer}}</h2><ul>{{items terms/seer}}</ul>{{html phone}}',
				'pages/old-home/page.json'        => '{"path":{"en":"old"},"redirect":"home"}',
			)
		);
	}

	protected function tearDown(): void {
		foreach ( array_reverse( $this->entries( $this->directory ) ) as $entry ) {
			is_dir( $entry ) ? rmdir( $entry ) : unlink( $entry );
		}
	}

	public function test_a_folder_is_a_page(): void {
		$home = $this->pages()['residential'];

		self::assertSame( 'Home & more', $home->title );
		self::assertSame( 'Where it begins', $home->description );
		self::assertSame( 'Home &amp; more', $home->content );
		self::assertFalse( $home->is_first );
	}

	public function test_a_new_folder_is_a_new_page_and_nothing_else_names_it(): void {
		self::assertArrayNotHasKey( 'residential/fr/glossary/eer', $this->pages() );

		$this->lay_out( array( 'pages/terms/eer/page.json' => '{}' ) );
		foreach ( Language::cases() as $language ) {
			$this->lay_out( array( "pages/terms/eer/$language->value.json" => '{"name":"EER"}' ) );
		}

		self::assertSame( 'EER|Un ventilateur|/images/fan.svg|{"level":2}|Plus', $this->pages()['residential/fr/glossary/eer']->content );
	}

	public function test_pages_of_a_kind_share_template_words_and_parameters(): void {
		$pages = $this->pages();

		self::assertSame( 'SEER|A fan|/images/fan.svg|{"level":2}|More', $pages['residential/en/glossary/seer']->content );
		self::assertSame( 'A term', $pages['residential/en/afue']->description );
	}

	public function test_what_a_page_says_itself_wins(): void {
		$pages = $this->pages();

		self::assertSame( 'AFUE|A &quot;flame&quot;|/images/flame.svg|{"level":2,"urgent":true,"size":"l"}|Now', $pages['residential/en/afue']->content );
		self::assertSame( 'AFUE|Une flamme|/images/flame.svg|{"level":2,"urgent":true,"size":"l"}|Vite', $pages['residential/fr/afue']->content );

		$this->lay_out( array( 'pages/terms/afue/template.html' => 'Mine: {{image photos/flame}}' ) );
		self::assertSame( 'Mine: /photos/flame.webp', $this->pages()['residential/en/afue']->content );
	}

	public function test_a_page_may_exist_in_some_languages_only(): void {
		self::assertSame( array( 'residential', 'residential/en/afue', 'residential/en/hspf', 'residential/en/old', 'residential/en/glossary/seer', 'residential/es', 'residential/es/afue', 'residential/es/glossary/seer', 'residential/fr/afue', 'residential/fr/glossary/seer' ), array_keys( $this->pages() ) );
	}

	public function test_a_page_that_sends_its_visitors_on_needs_nothing_of_its_own(): void {
		$page = $this->pages()['residential/en/old'];

		self::assertSame( '/residential/', $page->redirect );
		self::assertSame( 'Home & more', $page->title );
		self::assertSame( '<a href="/residential/">Home &amp; more</a>', $page->content );
	}

	public function test_the_menu_is_in_the_order_of_its_pages_with_their_groups_below_them(): void {
		self::assertSame(
			"<!-- wp:navigation-submenu {\"label\":\"¿Qué es SEER?\",\"url\":\"/residential/es/glossary/seer/\",\"kind\":\"custom\"} -->\n<!-- wp:navigation-link {\"label\":\"AFUE\",\"url\":\"/residential/es/afue/\",\"kind\":\"custom\"} /-->\n<!-- /wp:navigation-submenu -->\n\n<!-- wp:navigation-link {\"label\":\"Inicio\",\"url\":\"/residential/es/\",\"kind\":\"custom\"} /-->",
			$this->content()->menu( Language::Spanish )
		);

		$english = $this->content()->menu( Language::English );

		self::assertStringContainsString( '{"label":"HSPF \u0026amp; more","url":"/residential/en/hspf/","kind":"custom","description":"How well it heats"}', $english );
		self::assertLessThan( strpos( $english, '"AFUE"' ), strpos( $english, '"HSPF' ) );
	}

	public function test_the_footer_lists_the_pages_of_a_group(): void {
		self::assertSame(
			"<h2>¿Qué es SEER?</h2><ul><!-- wp:list-item -->\n<li><a href=\"/residential/es/afue/\">AFUE</a></li>\n<!-- /wp:list-item --></ul><a href=\"tel:1\">1</a>",
			$this->content()->part( 'footer', Language::Spanish, array( 'phone' => '<a href="tel:1">1</a>' ) )
		);
	}

	public function test_a_group_belongs_to_a_page_of_the_row(): void {
		$this->lay_out( array( 'pages/home/page.json' => '{"path":{"en":"/residential","es":"/residential/es"},"menu":{"place":2,"group":"terms/afue"}}' ) );

		$this->expectExceptionMessage( 'is in the group of a page that heads no panel' );
		$this->content()->menu( Language::English );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function mistakes(): iterable {
		yield 'a parameter that does not exist' => array( 'pages/home/page.json', '{"manu":1}', 'manu is not a valid property of Object.' );
		yield 'a menu without a place' => array( 'pages/home/page.json', '{"menu":{"group":"terms/seer"}}', 'place is a required property of' );
		yield 'a place in the menu that is none' => array( 'pages/home/page.json', '{"menu":{"place":0}}', 'page.json[menu][place] must be greater than or equal to 1' );
		yield 'a parameter of another type' => array( 'pages/terms/kind.json', '{"first":"perhaps"}', 'kind.json[first] is not of type boolean.' );
		yield 'a file that is no JSON' => array( 'pages/home/page.json', '{"menu":1,}', 'home/page.json is not valid JSON: Syntax error.' );
		yield 'a word that is missing' => array( 'pages/home/es.json', '{"description":"…"}', 'has no word “name”' );
		yield 'a word that is no text' => array( 'pages/home/es.json', '{"name":["Inicio"]}', 'The word “name” in' );
		yield 'a page that is missing' => array( 'pages/home/template.html', '{{url shop}}', 'has no page “shop”' );
		yield 'a page that is missing in the language' => array( 'pages/terms/template.html', '{{url home}}', 'has no page “home” in fr' );
		yield 'a value that is missing' => array( 'pages/home/template.html', '{{image $picture}}', 'has no value “picture”' );
		yield 'a place that is unknown' => array( 'pages/home/template.html', '{{txet name}}', 'does not know {{txet}}' );
		yield 'a page without a template' => array( 'pages/plain/page.json', '{}', '“plain” has no template' );
		yield 'a folder of a page without page.json' => array( 'pages/plain/template.html', 'Hello', '“plain” holds neither page.json nor kind.json' );
	}

	#[DataProvider( 'mistakes' )]
	public function test_a_mistake_is_named( string $file, string $contents, string $message ): void {
		$this->lay_out( array( $file => $contents ) );

		$this->expectException( RuntimeException::class );
		$this->expectExceptionMessage( esc_html( $message ) );
		$this->pages();
	}

	/** @param array<string, string> $files */
	private function lay_out( array $files ): void {
		foreach ( $files as $file => $contents ) {
			wp_mkdir_p( dirname( "$this->directory/$file" ) );
			file_put_contents( "$this->directory/$file", $contents );
		}
	}

	/** @return list<string> folders before their contents */
	private function entries( string $directory ): array {
		$entries = array( $directory );

		foreach ( array_diff( scandir( $directory ) ?: array(), array( '.', '..' ) ) as $entry ) {
			array_push( $entries, ...( is_dir( "$directory/$entry" ) ? $this->entries( "$directory/$entry" ) : array( "$directory/$entry" ) ) );
		}

		return $entries;
	}

	/** @return array<string, DemoPage> by path */
	private function pages(): array {
		return array_column( $this->content()->pages(), null, 'path' );
	}

	private function content(): DemoContent {
		return new DemoContent( $this->directory, 'https://example.test/images' );
	}
}
