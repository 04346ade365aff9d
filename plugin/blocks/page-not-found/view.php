<?php
/**
 * @var array{level: int, links: list<array{icon: string, text: string, href: string}>} $props
 * @var callable( string ): void $text
 * @var callable( string ): void $slot
 * @var callable( string, array<string, mixed> ): void $ui
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

$heading = "h{$props['level']}";
?>
<<?php echo tag_escape( $heading ); ?> class="hvac-page-not-found__heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
<p class="hvac-page-not-found__text" data-hvac-slot="text"><?php $slot( 'text' ); ?></p>
<ul class="hvac-page-not-found__links">
	<?php foreach ( $props['links'] as $link ) : ?>
		<li><a class="hvac-page-not-found__link" href="<?php echo esc_url( $link['href'] ); ?>"><?php $ui( 'icon', array( 'name' => $link['icon'] ) ); ?><span><?php $text( $link['text'] ); ?></span></a></li>
	<?php endforeach; ?>
</ul>
