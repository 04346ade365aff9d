<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{id: string, level: int, icon: string, links: list<array{language: string, name: string, href: string, kind: string}>} $props */

	$heading = "h{$props['level']}";
	$name    = "{$props['id']}-title";
	?>
<div class="hvac-warranty-document__line">
	<?php $ui( 'controls/icon', array( 'name' => $props['icon'] ) ); ?>
	<div class="hvac-warranty-document__unit">
		<<?php echo tag_escape( $heading ); ?> class="hvac-warranty-document__title" id="<?php echo esc_attr( $name ); ?>" data-hvac-slot="title"><?php $slot( 'title' ); ?></<?php echo tag_escape( $heading ); ?>>
		<p class="hvac-warranty-document__text" data-hvac-slot="text"><?php $slot( 'text' ); ?></p>
	</div>
	<div class="hvac-warranty-document__files">
		<?php foreach ( $props['links'] as $link ) : ?>
			<?php $file = "{$props['id']}-{$link['language']}"; ?>
			<a class="hvac-button hvac-button--secondary hvac-warranty-document__file" id="<?php echo esc_attr( $file ); ?>" href="<?php echo esc_url( $link['href'] ); ?>" hreflang="<?php echo esc_attr( $link['language'] ); ?>" type="application/pdf" aria-labelledby="<?php echo esc_attr( "$name $file" ); ?>">
				<?php $ui( 'controls/icon', array( 'name' => 'download' ) ); ?>
				<span class="hvac-warranty-document__language" lang="<?php echo esc_attr( $link['language'] ); ?>"><?php $text( $link['name'] ); ?></span>
				<span class="hvac-warranty-document__kind"><?php $text( " {$link['kind']}" ); ?></span>
			</a>
		<?php endforeach; ?>
	</div>
</div>
<?php
};
